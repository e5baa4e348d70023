"""Rows of self-play, as packages/learn/src/rows.ts lays them out, kept on the device that trains."""

import json
import os

import numpy as np
import torch


class Layout:
    def __init__(self, folder):
        with open(os.path.join(folder, "layout.json")) as file:
            said = json.load(file)
        self.row = said["row"]
        self.steps = said["steps"]
        self.most_ranks = said["mostRanks"]
        self.tables = said["tables"]
        self.header = {name: at for at, name in enumerate(said["header"])}
        self.table, self.hidden_table = said["table"], said["hiddenTable"]
        self.ranks, self.hidden_ranks = said["ranks"], said["hiddenRanks"]

    def part(self, rows, span, width=1):
        start, size = span
        return rows[:, start : start + size * width].float() / self.steps


class Rows:
    """All rows so far. A row's next one is the seat's next in the same round, unless it is the last."""

    def __init__(self, folder, device, most):
        self.folder, self.device, self.most = folder, device, most
        self.layout = Layout(folder)
        self.seen = set()
        self.data = torch.zeros((most, self.layout.row), dtype=torch.int16, device=device)
        self.count = 0

    def read_new(self):
        """Takes in files that came since; the newest rows replace none: once full, it stays as it is."""
        place = os.path.join(self.folder, "rows")
        for name in sorted(os.listdir(place)):
            if name in self.seen or not name.endswith(".bin"):
                continue
            self.seen.add(name)
            fresh = np.fromfile(os.path.join(place, name), dtype=np.int16).reshape(-1, self.layout.row)
            if self.count + len(fresh) > self.most:
                continue
            self.data[self.count : self.count + len(fresh)] = torch.from_numpy(fresh).to(self.device)
            self.count += len(fresh)
        self._chain()

    def head(self, name):
        return self.data[: self.count, self.layout.header[name]]

    def _chain(self):
        """Finds each row's distance to the end of its round, and the row with which its turn began."""
        last = self.head("last") == 1
        at = torch.arange(self.count, device=self.device)
        ends = torch.where(last, at, torch.full_like(at, self.count))
        to_end = torch.flip(torch.cummin(torch.flip(ends, [0]), 0).values, [0])
        self.distance = to_end - at
        begins = torch.where(self.head("kind") == 0, at, torch.zeros_like(at))
        self.began = torch.cummax(begins, 0).values
        self.by_distance = torch.argsort(self.distance)
        self.sizes = torch.bincount(self.distance).tolist()

    def returns(self, values, blend):
        """What each row leads to: the next row's value, blended with what that row leads to."""
        outcome = self.head("outcome").float()
        explored = self.head("explored") == 1
        reached = outcome.clone()
        start = 0
        for distance, size in enumerate(self.sizes):
            rows = self.by_distance[start : start + size]
            start += size
            if distance == 0:
                continue
            follows = rows + 1
            ahead = torch.where(
                self._leads_astray(follows, explored),
                values[follows],
                (1 - blend) * values[follows] + blend * reached[follows],
            )
            reached[rows] = ahead
        return reached

    def _leads_astray(self, rows, explored):
        """Whether a choice by lot comes after the row: that says nothing of what the row is worth."""
        follows = torch.clamp(rows + 1, max=self.count - 1)
        return explored[follows] & (self.distance[rows] > 0)

    def counts(self):
        """Rows that a value can be learned from."""
        at = torch.arange(self.count, device=self.device)
        return ~self._leads_astray(at, self.head("explored") == 1)
