"""Trains on rows of self-play while they come, and writes the net whenever it has gone over them.

A critic that sees all cards learns what tables lead to, each from its own value a turn later (TD). The net that
plays sees what a seat sees and learns from the critic, less what the critic knew before the turn and the net
could not: most luck is in that.
"""

import argparse
import json
import os
import time

import torch

from export import write_net
from nets import UNIT, Mean, TableNet
from rows import Rows


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--passes", type=int, default=0)
    parser.add_argument("--batch", type=int, default=32768)
    parser.add_argument("--rate", type=float, default=1.5e-3)
    # A row takes 1.5 KB of the memory of the device that trains.
    parser.add_argument("--most", type=int, default=24_000_000 if torch.cuda.is_available() else 1_000_000)
    parser.add_argument("--sizes", default="64,48,128,48")
    parser.add_argument("--critic-sizes", default="64,64,256,128")
    parser.add_argument("--blend", type=float, default=0.7)
    parser.add_argument("--net-blend", type=float, default=0.3)
    parser.add_argument("--pass-rows", type=int, default=4_000_000)
    parser.add_argument("--quiet", type=float, default=0)
    parser.add_argument("--least", type=int, default=1)
    told = parser.parse_args()
    torch.manual_seed(1)
    torch.backends.cuda.matmul.allow_tf32 = True
    Training(told).run()


class Training:
    def __init__(self, told):
        self.told = told
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        while not os.path.exists(os.path.join(told.folder, "layout.json")):
            time.sleep(0.2)
        self.start = time.time()
        self.rows = Rows(told.folder, self.device, told.most)
        layout = self.rows.layout
        sizes = [int(size) for size in told.sizes.split(",")]
        critic_sizes = [int(size) for size in told.critic_sizes.split(",")]
        make = lambda: TableNet(layout, False, sizes).to(self.device)
        make_critic = lambda: TableNet(layout, True, critic_sizes).to(self.device)
        self.net, self.critic = make(), make_critic()
        self.load()
        keep = 0.998
        self.net_mean = Mean(self.net, make, keep)
        self.critic_mean = Mean(self.critic, make_critic, keep)
        self.steps = torch.optim.Adam(
            [*self.net.parameters(), *self.critic.parameters()], lr=told.rate
        )

    def path(self, name):
        return os.path.join(self.told.folder, name)

    def load(self):
        if os.path.exists(self.path("nets.pt")):
            kept = torch.load(self.path("nets.pt"), map_location=self.device)
            self.net.load_state_dict(kept["net"])
            self.critic.load_state_dict(kept["critic"])

    def save(self):
        kept = {"net": self.net_mean.net.state_dict(), "critic": self.critic_mean.net.state_dict()}
        torch.save(kept, self.path("nets.pt.part"))
        os.replace(self.path("nets.pt.part"), self.path("nets.pt"))
        # A net of the first minutes would make its own games worse.
        if time.time() - self.start >= self.told.quiet:
            write_net(self.net_mean.net, self.path("net.json"))

    def run(self):
        told = self.told
        done = 0
        while not self.is_over(done):
            self.rows.read_new()
            if self.rows.count < told.least:
                time.sleep(0.5)
                continue
            self.go_over(done)
            done += 1
            self.save()

    def is_over(self, done):
        if self.told.passes:
            return done >= self.told.passes
        return time.time() - self.start > self.told.seconds

    def share_done(self, done):
        if self.told.passes:
            return done / self.told.passes
        return min(1.0, (time.time() - self.start) / self.told.seconds)

    def go_over(self, done):
        rows, told = self.rows, self.told
        made = rows.head("made").float() / UNIT
        critic = self.values(self.critic_mean.net) + made
        # The first time, the critic knows nothing: only how rounds ended is true.
        blend = 1.0 if done < 1 and not os.path.exists(self.path("nets.pt")) else told.blend
        leads = rows.returns(critic * UNIT, blend) / UNIT
        net_leads = rows.returns(critic * UNIT, min(blend, 1) if blend == 1 else told.net_blend) / UNIT
        net = self.values(self.net_mean.net) + made
        began = rows.began
        luck = torch.where(rows.head("kind") == 0, torch.zeros_like(made), (critic - net)[began])
        if blend == 1:
            luck.zero_()
        targets = torch.stack([leads - made, net_leads - luck - made], 1)
        fits = self.report(done, critic, net, leads, net_leads, luck)
        usable = torch.nonzero(rows.counts() & ~fits).squeeze(1)
        order = usable[torch.randperm(len(usable), device=self.device)]
        self.learn(order[: told.pass_rows], targets, done)

    @torch.no_grad()
    def values(self, net):
        size = 4 * self.told.batch
        data = self.rows.data
        parts = [net(data[at : min(at + size, self.rows.count)]) for at in range(0, self.rows.count, size)]
        return torch.cat(parts)

    def learn(self, order, targets, done):
        for at in range(0, len(order), self.told.batch):
            here = order[at : at + self.told.batch]
            rows = self.rows.data[here]
            for group in self.steps.param_groups:
                group["lr"] = self.told.rate * max(0.02, 1 - self.share_done(done)) ** 0.7
            missed = self.critic(rows) - targets[here, 0]
            net_missed = self.net(rows) - targets[here, 1]
            loss = (missed**2).mean() + (net_missed**2).mean()
            self.steps.zero_grad(set_to_none=True)
            loss.backward()
            self.steps.step()
            self.net_mean.follow(self.net)
            self.critic_mean.follow(self.critic)

    def report(self, done, critic, net, leads, net_leads, luck):
        """One line a pass; a fiftieth of the rounds is never learned from and measures."""
        rows = self.rows
        at = torch.arange(rows.count, device=self.device)
        kept = ((at + rows.distance) // 997) % 50 == 0
        ended = kept & (rows.head("kind") == 1)
        outcome = rows.head("outcome").float() / UNIT
        made = rows.head("made").float() / UNIT
        explained = lambda said: float(
            1 - ((outcome - said)[ended] ** 2).mean() / (outcome - made)[ended].var().clamp(min=1e-9)
        )
        gain = (net - net[rows.began])[ended & (rows.head("explored") == 1)]
        luckless = (leads - critic[rows.began])[ended & (rows.head("explored") == 1)]
        both = torch.stack([gain, luckless])
        said = {
            "pass": done,
            "seconds": round(time.time() - self.start, 1),
            "rows": rows.count,
            "critic": round(explained(critic), 4),
            "net": round(explained(net), 4),
            "spread": round(float((net_leads - made)[ended].std() * UNIT), 0),
            "luckless": round(float((net_leads - luck - net)[ended].std() * UNIT), 0),
            "with luck": round(float((net_leads - net)[ended].std() * UNIT), 0),
            "step": round(float((leads - critic)[ended].std() * UNIT), 0),
            "gain": round(float(torch.corrcoef(both)[0, 1]), 4),
            "slope": round(float(((gain - gain.mean()) * luckless).mean() / gain.var().clamp(min=1e-9)), 3),
        }
        print(json.dumps(said), flush=True)
        with open(self.path("course.jsonl"), "a") as file:
            file.write(json.dumps(said) + "\n")
        return kept


main()
