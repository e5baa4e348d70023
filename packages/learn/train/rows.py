"""Decisions of self-play, as packages/learn/src/rows.ts lays them out, kept on the device that trains."""

import json
import os

import numpy as np
import torch


class Layout:
    def __init__(self, folder):
        with open(os.path.join(folder, "layout.json")) as file:
            said = json.load(file)
        self.steps, self.chance_steps = said["steps"], said["chanceSteps"]
        self.most_ranks, self.tables = said["mostRanks"], said["tables"]
        self.plan_row, self.row = said["planRow"], said["row"]
        self.plan_header = {name: at for at, name in enumerate(said["planHeader"])}
        self.header = {name: at for at, name in enumerate(said["header"])}
        self.plan, self.table, self.ranks = said["plan"], said["table"], said["ranks"]
        self.hidden_table, self.hidden_ranks = said["hiddenTable"], said["hiddenRanks"]

    def part(self, rows, span, width=1):
        start, size = span
        return rows[:, start : start + size * width].float() / self.steps


class Decisions:
    """Some decisions with their plans: a seat's next one in the same round comes next, unless it is the last."""

    def __init__(self, layout, turns, plans):
        self.layout, self.turns, self.plans = layout, turns, plans
        self.count = len(turns)
        counts = self.head("plans").long()
        self.starts = torch.cumsum(counts, 0) - counts
        self.of_plan = torch.repeat_interleave(torch.arange(self.count, device=turns.device), counts)
        self.chosen = self.starts + self.head("chosen").long()
        self.chance = plans[:, layout.plan_header["chance"]].float() / layout.chance_steps
        self.made = plans[:, layout.plan_header["made"]].float()
        self.is_last = self.head("last") == 1
        self._measure()

    def head(self, name):
        return self.turns[:, self.layout.header[name]]

    def _measure(self):
        """Each decision's distance to the seat's last one in the round."""
        at = torch.arange(self.count, device=self.turns.device)
        ends = torch.where(self.is_last, at, torch.full_like(at, self.count))
        self.distance = torch.flip(torch.cummin(torch.flip(ends, [0]), 0).values, [0]) - at

    def sum_by_decision(self, numbers):
        return torch.zeros(self.count, device=numbers.device).index_add_(0, self.of_plan, numbers)

    def leads_to(self, outcome, values, blend):
        """What each decision leads to: the next one's value, blended with what that leads to in turn."""
        reached = outcome.clone()
        order = torch.argsort(self.distance)
        start = 0
        for distance, size in enumerate(torch.bincount(self.distance).tolist()):
            rows = order[start : start + size]
            start += size
            if distance > 0:
                reached[rows] = (1 - blend) * values[rows + 1] + blend * reached[rows + 1]
        return reached

    def some(self, rows):
        """The plans of these decisions: where they are, and of which of them each is."""
        counts = self.head("plans")[rows].long()
        of = torch.repeat_interleave(torch.arange(len(rows), device=rows.device), counts)
        within = torch.arange(len(of), device=rows.device) - (torch.cumsum(counts, 0) - counts)[of]
        return self.starts[rows][of] + within, of


class Arrivals:
    """Files of self-play as they come; each is deleted once it is read."""

    def __init__(self, folder, device):
        self.place, self.device = os.path.join(folder, "rows"), device
        self.layout = Layout(folder)
        self.turns, self.plans, self.count = [], [], 0

    def read_new(self):
        for name in sorted(os.listdir(self.place)):
            if not name.endswith(".turns"):
                continue
            path = os.path.join(self.place, name[: -len(".turns")])
            self._read(path)

    def _read(self, path):
        turns = np.fromfile(path + ".turns", dtype=np.int16).reshape(-1, self.layout.row)
        plans = np.fromfile(path + ".plans", dtype=np.int16).reshape(-1, self.layout.plan_row)
        os.remove(path + ".turns")
        os.remove(path + ".plans")
        self.turns.append(torch.from_numpy(turns).to(self.device))
        self.plans.append(torch.from_numpy(plans).to(self.device))
        self.count += len(turns)

    def take(self):
        decisions = Decisions(self.layout, torch.cat(self.turns), torch.cat(self.plans))
        self.turns, self.plans, self.count = [], [], 0
        return decisions
