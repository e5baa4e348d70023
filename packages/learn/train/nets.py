"""The net that plays and the critic that sees all cards: the same shape, other sizes."""

import torch
from torch import nn

RANK_SHARE = 0.25
# How much a hundred points of a plan's own value count in a net that has learned nothing yet.
EAGERNESS = 8.0


class PlanNet(nn.Module):
    def __init__(self, layout, sees_all, sizes):
        super().__init__()
        self.layout, self.sees_all = layout, sees_all
        ranks = layout.ranks[1] + (layout.hidden_ranks[1] if sees_all else 0)
        table = layout.table[1] + layout.plan[1] + (layout.hidden_table[1] + 1 if sees_all else 0)
        one, two, three, four = sizes
        self.of_rank = nn.ModuleList([nn.Linear(ranks, one), nn.Linear(one, two)])
        self.of_table = nn.ModuleList(
            [
                nn.Linear(two + table, three),
                nn.Linear(three, four),
                nn.Linear(four + layout.plan[1], 1),
            ]
        )
        with torch.no_grad():
            last = self.of_table[-1]
            last.weight.zero_()
            last.bias.zero_()
            if not sees_all:
                last.weight[0, four] = -EAGERNESS

    def forward(self, plans, turns=None):
        """A number for each plan; `turns` are the rows of the decisions, one for each plan, for the critic."""
        layout = self.layout
        most = layout.most_ranks
        ranks = layout.part(plans, layout.ranks, most).view(len(plans), most, -1)
        # The last number of a rank's row is 1: rows of ranks that don't exist count for nothing.
        exists = ranks[:, :, -1:]
        plan = layout.part(plans, layout.plan)
        table = [layout.part(plans, layout.table), plan]
        if self.sees_all:
            hidden = layout.part(turns, layout.hidden_ranks, most).view(len(plans), most, -1)
            ranks = torch.cat([ranks, hidden], 2)
            table.append(layout.part(turns, layout.hidden_table))
            table.append(turns[:, layout.header["byHand"] :][:, :1].float())
        found = ranks
        for layer in self.of_rank:
            found = torch.relu(layer(found))
        found = torch.cat([(found * exists).sum(1) * RANK_SHARE, *table], 1)
        for layer in self.of_table[:-1]:
            found = torch.relu(layer(found))
        return self.of_table[-1](torch.cat([found, plan], 1)).squeeze(1)

    def layers(self):
        return [*self.of_rank, *self.of_table]

    @torch.no_grad()
    def grow_from(self, smaller):
        """Takes over a smaller net: it says the same, and its new units can learn what the old ones couldn't."""
        before = 0
        for number, layer in enumerate(self.layers()):
            place = f"of_rank.{number}" if number < 2 else f"of_table.{number - 2}"
            weight, bias = smaller[f"{place}.weight"], smaller[f"{place}.bias"]
            outputs, inputs = weight.shape
            # The units of the layer before come first, then numbers that the layer reads itself.
            added = layer.weight.shape[1] - inputs
            layer.weight[:outputs, :before] = weight[:, :before]
            layer.weight[:outputs, before : before + added] = 0
            layer.weight[:outputs, before + added :] = weight[:, before:]
            layer.bias[:outputs] = bias
            before = outputs


class Mean:
    """A net whose weights are the running mean of another's."""

    def __init__(self, net, make, keep):
        self.net, self.keep, self.seen = make(), keep, 0
        self.net.load_state_dict(net.state_dict())
        self.net.requires_grad_(False)

    @torch.no_grad()
    def follow(self, net):
        self.seen += 1
        keep = min(self.keep, self.seen / (10 + self.seen))
        for mean, now in zip(self.net.parameters(), net.parameters()):
            mean.lerp_(now, 1 - keep)
