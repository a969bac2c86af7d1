"""The stack of a position: pending steps, which resolve by themselves, and open decisions."""

from typing import TypeAlias, get_args

from kajuta.games.ahoy.rules import decisions
from kajuta.games.ahoy.rules.pending_steps import Step

Decision: TypeAlias = (
    decisions.Turn
    | decisions.HarbourTown
    | decisions.Anywhere
    | decisions.Move
    | decisions.Fly
    | decisions.Site
    | decisions.Tile
    | decisions.Drift
    | decisions.Battles
    | decisions.Emissary
    | decisions.Plan
    | decisions.Fire
    | decisions.Grog
    | decisions.Sequence
    | decisions.Victory
    | decisions.Leave
    | decisions.Raid
    | decisions.Raiding
    | decisions.Hit
    | decisions.Drag
    | decisions.Strike
    | decisions.Mending
    | decisions.Harbour
    | decisions.Aim
    | decisions.PatrolHere
    | decisions.ComradesHere
    | decisions.Deploying
    | decisions.Orders
    | decisions.Fortify
    | decisions.Assembling
    | decisions.Inspiring
    | decisions.Evacuating
    | decisions.Evacuated
    | decisions.Sneaking
    | decisions.Enlisting
    | decisions.Enlisted
    | decisions.Launching
    | decisions.Shipping
    | decisions.Shipped
    | decisions.Negotiating
    | decisions.Reward
    | decisions.Paying
    | decisions.Hiring
    | decisions.Offered
    | decisions.Favour
    | decisions.Overboard
    | decisions.Stealing
    | decisions.Rigging
    | decisions.FirstWealth
    | decisions.FirstMarket
)
Frame: TypeAlias = Step | Decision

for _number, _kind in enumerate((*get_args(Step), *get_args(Decision))):
    _kind.KIND = _number
"""A frame's number in digests, which saves bear: new kinds come last."""
