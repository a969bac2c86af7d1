"""The kinds of open decisions and pending steps on the position's stack.

A frame is a tuple: its kind, then what it is about. Kinds below MAIN resolve by themselves; from
MAIN on a frame is a decision and its second field is the faction that decides. ``fig`` is a figure
(see boards), ``flags`` are the bits at the bottom, ``space`` is where the figure is.
"""

from typing import Any, TypeAlias

Frame: TypeAlias = tuple[Any, ...]

Choice: TypeAlias = tuple[Any, ...]
"""An action inside the rules, where its kind says what its numbers are."""

(
    NEXT_TURN,  # (after): the turn passes on from this faction
    ROUND_END,  # ()
    CLEAN_UP,  # ()
    ARRIVED,  # (fig, space, steps, flags, who): battles are over, terrain follows; steps -1: cut short
    TERRAIN_DONE,  # (fig, space, steps, flags, who)
    ANCHOR,  # (fig, space, flags)
    ROLL,  # (battle)
    REROLL,  # (battle, side, mask): the dice that a grogmaster rolls again
    COMPARE,  # (battle)
    STEAL,  # (to, from)
    LIBERATE,  # (region): the Union places a ready comrade
    UNSEAT,  # (region): the Squadron removes a comrade
    ENDED,  # ()
    SHADOW,  # (who, left): the black marker follows the white one
    MAIN,  # (who, die): the turn; a die whose value was changed has to be placed (else -1)
    HARBOUR_TOWN,  # (who): the Squadron chooses its first island
    ANYWHERE,  # (who): a smuggler chooses its first space
    MOVE,  # (who, fig, steps, flags, space)
    FLY,  # (who, fig, spaces, flags)
    SITE,  # (who, tile)
    TILE,  # (who, tile, places, fig, space, direction, flags): where and how the new tile lies; fig -1: nobody moves
    DRIFT,  # (who, fig, space, steps, flags)
    BATTLES,  # (who, fig, space, enemies, ranged)
    EMISSARY,  # (who, battle)
    PLAN,  # (who, battle)
    FIRE,  # (who, battle)
    GROG,  # (who, battle)
    SEQUENCE,  # (who, victory frame, other frame): what is resolved first
    VICTORY,  # (who, fig, loser, space, extra)
    LEAVE,  # (who, fig): fight the other battles here first, or not
    RAID,  # (who, victim): a buccaneer may be used
    RAIDING,  # (who, victim, left, last)
    HIT,  # (who, fig, count, dealer): where damage goes; dealer -1: suffered
    DRAG,  # (who, fig)
    STRIKE,  # (who, must): one damage to a figure in the flagship's region
    MENDING,  # (who, left, last, done)
    HARBOUR,  # (who)
    AIM,  # (who)
    PATROL_HERE,  # (who)
    COMRADES_HERE,  # (who, region)
    DEPLOYING,  # (who)
    ORDERS,  # (who, left, moved, steps, flags)
    FORTIFY,  # (who)
    ASSEMBLING,  # (who, region)
    INSPIRING,  # (who, left, last)
    EVACUATING,  # (who)
    EVACUATED,  # (who, source, left, last)
    SNEAKING,  # (who, region, left)
    ENLISTING,  # (who)
    ENLISTED,  # (who, symbol)
    LAUNCHING,  # (who, fig)
    SHIPPING,  # (who): comrades go from an island to another
    SHIPPED,  # (who, source, target)
    NEGOTIATING,  # (who, second)
    REWARD,  # (who)
    PAYING,  # (who)
    HIRING,  # (who)
    OFFERED,  # (who, square): take a reward that takes effect as a whole, or leave it
    FAVOUR,  # (who, card)
    OVERBOARD,  # (who)
    STEALING,  # (who)
    RIGGING,  # (who, fig, value): sail or tailwind of a small ship
    FIRST_WEALTH,  # (who)
    FIRST_MARKET,  # (who)
) = range(64)

MUST = 1  # the first step has to be made
QUIET = 2  # battles are ignored
DRY = 4  # wreckage is ignored
TRAWL = 8  # treasure is taken in passing
DROP = 16  # the Squadron may leave a patrol where it anchors
LAND = 32  # the Union may land or gain comrades where it anchors
DRAGGED = 64  # moved by an enemy: never off the map, no anchoring
