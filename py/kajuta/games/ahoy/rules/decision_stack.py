"""The stack of a position: pending steps, which resolve by themselves, and open decisions."""

from typing import TypeAlias, get_args

from kajuta.games.ahoy.rules import decisions as f
from kajuta.games.ahoy.rules.pending_steps import Step

Decision: TypeAlias = (
    f.Turn
    | f.HarbourTown
    | f.Anywhere
    | f.Move
    | f.Fly
    | f.Site
    | f.Tile
    | f.Drift
    | f.Battles
    | f.Emissary
    | f.Plan
    | f.Fire
    | f.Grog
    | f.Sequence
    | f.Victory
    | f.Leave
    | f.Raid
    | f.Raiding
    | f.Hit
    | f.Drag
    | f.Strike
    | f.Mending
    | f.Harbour
    | f.Aim
    | f.PatrolHere
    | f.ComradesHere
    | f.Deploying
    | f.Orders
    | f.Fortify
    | f.Assembling
    | f.Inspiring
    | f.Evacuating
    | f.Evacuated
    | f.Sneaking
    | f.Enlisting
    | f.Enlisted
    | f.Launching
    | f.Shipping
    | f.Shipped
    | f.Negotiating
    | f.Reward
    | f.Paying
    | f.Hiring
    | f.Offered
    | f.Favour
    | f.Overboard
    | f.Stealing
    | f.Rigging
    | f.FirstWealth
    | f.FirstMarket
)
Frame: TypeAlias = Step | Decision

for _number, _kind in enumerate((*get_args(Step), *get_args(Decision))):
    _kind.KIND = _number
"""A frame's number in digests, which saves bear: new kinds come last."""
