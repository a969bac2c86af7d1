"""The twelve plans of the Mollusk Union, by kind."""

EVACUATION, DYNAMIC_ENTRY, SNEAK_ATTACK, ENLIST, CUTTER, GUNSHIP, WEAPONS_CACHE, SECRET_WEAPON, CLOSE_CALL = range(9)

PLAN_NAMES = (
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
PLAN_COPIES = (1, 2, 2, 1, 1, 1, 2, 1, 1)
BATTLE_PLANS = (WEAPONS_CACHE, SECRET_WEAPON, CLOSE_CALL)
"""Plans that are played at the start of a battle; all others are played as actions."""

PLANS_DRAWN_PER_ROUND = 2
"""Number of plans that the Union draws at the start and after each round."""
