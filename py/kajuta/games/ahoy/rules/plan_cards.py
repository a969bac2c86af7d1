"""The twelve plans of the Mollusk Union, by kind."""

EVACUATION, DYNAMIC_ENTRY, SNEAK_ATTACK, ENLIST, CUTTER, GUNSHIP, WEAPONS_CACHE, SECRET_WEAPON, CLOSE_CALL = range(9)

PLANS = (
    "evacuation",
    "dynamic-entry",
    "sneak-attack",
    "enlist",
    "cutter",
    "gunship",
    "weapons-cache",
    "secret-weapon",
    "close-call",
)
COPIES = (1, 2, 2, 1, 1, 1, 2, 1, 1)
IN_BATTLE = (WEAPONS_CACHE, SECRET_WEAPON, CLOSE_CALL)
"""Plans for the start of a battle; all others are actions."""

DRAWN = 2
"""Plans that the Union draws at the start and after each round."""
