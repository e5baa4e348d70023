"""Trains on decisions of self-play while they come, and writes the net after each lot of them.

A critic that sees all cards, even those that will be drawn, learns what plans lead to (TD). The net sees what a seat
sees and how each plan looks by its own value; it learns to choose (PPO): plans that the critic values more, or that
led to more than the critic said, become likelier.
"""

import argparse
import json
import os
import time

import torch

from export import write_net
from nets import Mean, PlanNet
from rows import Arrivals


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--lots", type=int, default=0)
    parser.add_argument("--lot", type=int, default=100_000)
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--rate", type=float, default=8e-4)
    # The rates sink from the first of these shares to the last.
    parser.add_argument("--first-share", type=float, default=1.0)
    parser.add_argument("--last-share", type=float, default=0.05)
    parser.add_argument("--critic-rate", type=float, default=1e-3)
    parser.add_argument("--sizes", default="96,64,224,64")
    parser.add_argument("--critic-sizes", default="192,128,768,256")
    parser.add_argument("--blend", type=float, default=0.4)
    parser.add_argument("--critic-blend", type=float, default=0.8)
    parser.add_argument("--clip", type=float, default=0.3)
    # Older games may move the net farther at once: nothing there depends on the luck of one choice.
    parser.add_argument("--far-clip", type=float, default=0.5)
    parser.add_argument("--entropy", type=float, default=0.008)
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--kept-lots", type=int, default=10)
    # Lots that only the critic learns from: a net judged by a critic that knows nothing would forget what it can.
    parser.add_argument("--critic-lots", type=int, default=3)
    told = parser.parse_args()
    torch.manual_seed(1)
    torch.backends.cuda.matmul.allow_tf32 = True
    Training(told).run()


class Training:
    def __init__(self, told):
        self.told = told
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        while not os.path.exists(self.path("layout.json")):
            time.sleep(0.2)
        os.makedirs(self.path("rows"), exist_ok=True)
        self.start = time.time()
        self.arrivals = Arrivals(told.folder, self.device)
        layout = self.arrivals.layout
        sizes = [int(size) for size in told.sizes.split(",")]
        critic_sizes = [int(size) for size in told.critic_sizes.split(",")]
        make = lambda: PlanNet(layout, False, sizes).to(self.device)
        make_critic = lambda: PlanNet(layout, True, critic_sizes).to(self.device)
        self.net, self.critic = make(), make_critic()
        # For each table how many outcomes were seen, their sum and that of their squares.
        self.sizes = torch.zeros((3, len(layout.tables)), dtype=torch.float64, device=self.device)
        self.lots = 0
        self.load()
        self.net_mean = Mean(self.net, make, 0.995)
        self.critic_mean = Mean(self.critic, make_critic, 0.99)
        self.steps = torch.optim.Adam(self.net.parameters(), lr=told.rate)
        self.critic_steps = torch.optim.Adam(self.critic.parameters(), lr=told.critic_rate)
        self.kept = []

    def path(self, name):
        return os.path.join(self.told.folder, name)

    def load(self):
        if os.path.exists(self.path("nets.pt")):
            kept = torch.load(self.path("nets.pt"), map_location=self.device)
            self.net.grow_from(kept["net"])
            self.critic.grow_from(kept["critic"])
            self.sizes, self.lots = kept["sizes"].to(self.device), kept["lots"]

    def save(self):
        kept = {
            "net": self.net_mean.net.state_dict(),
            "critic": self.critic_mean.net.state_dict(),
            "sizes": self.sizes,
            "lots": self.lots,
        }
        torch.save(kept, self.path("nets.pt.part"))
        os.replace(self.path("nets.pt.part"), self.path("nets.pt"))
        # Games are played by the newest net, so it learns from its own choices; the mean of many is better.
        write_net(self.net, self.path("playing.json"))
        write_net(self.net_mean.net, self.path("net.json"))

    def run(self):
        told = self.told
        done = 0
        while not self.is_over(done):
            self.arrivals.read_new()
            if self.arrivals.count < told.lot:
                if told.lots and self.arrivals.count == 0:
                    break
                if not told.lots:
                    time.sleep(0.2)
                    continue
            self.learn_from(self.arrivals.take(), done)
            done += 1
            self.lots += 1
            self.save()

    def is_over(self, done):
        if self.told.lots:
            return done >= self.told.lots
        return time.time() - self.start > self.told.seconds

    def rate_now(self, done):
        told = self.told
        share = done / told.lots if told.lots else (time.time() - self.start) / told.seconds
        return told.first_share + min(1.0, share) * (told.last_share - told.first_share)

    def learn_from(self, fresh, done):
        told = self.told
        began = time.time()
        self.measure(fresh)
        fresh.outcome, fresh.base = self.goals(fresh)
        self.value(fresh)
        said = self.judge(fresh)
        share = self.rate_now(done)
        self.kept = [*self.kept, fresh][-told.kept_lots :]
        for _ in range(1 if self.lots >= told.critic_lots else 4):
            for lot in self.kept:
                self.value(lot)
                self.learn_values(lot, share)
        if self.lots >= told.critic_lots:
            said.update(self.learn_choices(fresh, share))
        self.report(fresh, {**said, "took": round(time.time() - began, 1)})

    def measure(self, lot):
        """Counts how rounds ended at each table: points are shares of what is usual there."""
        tables = lot.head("table").long()[lot.is_last]
        ends = lot.head("outcome").double()[lot.is_last]
        for row, numbers in enumerate([torch.ones_like(ends), ends, ends**2]):
            self.sizes[row].index_add_(0, tables, numbers)

    def usual(self):
        count, total, squares = self.sizes
        count = count.clamp(min=1)
        return (squares / count - (total / count) ** 2).clamp(min=1e4).sqrt().float()

    def goals(self, lot):
        """The aim in units, a third of a usual outcome each: points, and toward the end of the game to win it."""
        usual = self.usual()[lot.head("table").long()]
        reach = usual * (1.5 * lot.head("left").float().clamp(min=0) + 0.6).sqrt()
        lead = lot.head("lead").float()
        aim = lambda points: reach * torch.tanh(points / reach)
        outcome = (aim(lead + lot.head("outcome").float()) - aim(lead)) * 3 / usual
        return outcome, (lot.made * 3 / usual[lot.of_plan])

    @torch.no_grad()
    def value(self, lot):
        """What the critic says of each plan, of each decision as it was played, and what that led to."""
        size = 8 * self.told.batch
        parts = []
        for at in range(0, len(lot.plans), size):
            end = min(at + size, len(lot.plans))
            parts.append(self.critic_mean.net(lot.plans[at:end], lot.turns[lot.of_plan[at:end]]))
        lot.values = torch.cat(parts) + lot.base
        lot.value = lot.sum_by_decision(lot.values * lot.chance)
        told = self.told
        # At first only how rounds ended is true.
        lot.reached = lot.leads_to(lot.outcome, lot.value, told.critic_blend if self.lots > 0 else 1.0)
        lot.judged = lot.leads_to(lot.outcome, lot.value, told.blend)

    def learn_values(self, lot, share):
        told = self.told
        for group in self.critic_steps.param_groups:
            group["lr"] = told.critic_rate * share
        order = torch.randperm(lot.count, device=self.device)
        for at in range(0, lot.count, told.batch):
            rows = order[at : at + told.batch]
            plans = lot.chosen[rows]
            said = self.critic(lot.plans[plans], lot.turns[rows]) + lot.base[plans]
            loss = torch.nn.functional.smooth_l1_loss(said, lot.reached[rows], beta=4.0)
            self.critic_steps.zero_grad(set_to_none=True)
            loss.backward()
            self.critic_steps.step()
            self.critic_mean.follow(self.critic)

    def learn_choices(self, fresh, share):
        told = self.told
        for group in self.steps.param_groups:
            group["lr"] = told.rate * share
        noted = {"entropy": [], "cut": []}
        for lot in self.kept:
            self.value(lot)
            better = lot.values - lot.value[lot.of_plan]
            surprise = lot.judged - lot.values[lot.chosen]
            spread = (surprise + better[lot.chosen]).std().clamp(min=1e-6)
            lot.better, lot.surprise = better / spread, surprise / spread
            # Older games were played by older nets: only the critic's word counts for them.
            lot.played = lot.chance if lot is fresh else self.chances(lot)
        for lot in [*[fresh] * told.passes, *self.kept[:-1]]:
            real = torch.nonzero(lot.head("plans") > 1).squeeze(1)
            order = real[torch.randperm(len(real), device=self.device)]
            for at in range(0, len(order), told.batch):
                self.choose_better(lot, order[at : at + told.batch], lot is fresh, noted)
        return {name: round(sum(numbers) / len(numbers), 4) for name, numbers in noted.items()}

    @torch.no_grad()
    def chances(self, lot):
        """What the net would play now, for each plan."""
        size = 8 * self.told.batch
        parts = [self.net(lot.plans[at : at + size]) for at in range(0, len(lot.plans), size)]
        return log_shares(torch.cat(parts), lot.of_plan, lot.count).exp()

    def choose_better(self, lot, rows, is_fresh, noted):
        told = self.told
        plans, of = lot.some(rows)
        logs = log_shares(self.net(lot.plans[plans]), of, len(rows))
        chance = lot.played[plans].clamp(min=1e-4)
        ratio = torch.exp(logs.clamp(min=-20)) / chance
        clip = told.clip if is_fresh else told.far_clip
        cut = ratio.clamp(1 - clip, 1 + clip)
        better = lot.better[plans]
        gain = (chance * torch.minimum(ratio * better, cut * better)).sum()
        if is_fresh:
            chosen = plans == lot.chosen[rows][of]
            surprise = lot.surprise[rows]
            gain = gain + torch.minimum(ratio[chosen] * surprise, cut[chosen] * surprise).sum()
        entropy = -(logs.exp() * logs).sum() / len(rows)
        loss = -gain / len(rows) - told.entropy * entropy
        self.steps.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.steps.step()
        self.net_mean.follow(self.net)
        if is_fresh:
            noted["entropy"].append(float(entropy.detach()))
            noted["cut"].append(float((ratio - cut).detach().abs().gt(1e-6).float().mean()))

    def judge(self, lot):
        """How well the critic knew these games before it learned from them."""
        better = (lot.values - lot.value[lot.of_plan])[lot.chosen]
        reached = lot.judged - lot.value
        slope = ((better - better.mean()) * reached).mean() / better.var().clamp(min=1e-9)
        return {
            "critic": round(float(1 - (lot.outcome - lot.value).var() / lot.outcome.var()), 4),
            "slope": round(float(slope), 3),
            "gain": round(float(torch.corrcoef(torch.stack([better, reached]))[0, 1]), 4),
            "surprise": round(float(reached.std()), 3),
            "better": round(float(better.std()), 3),
        }

    def report(self, lot, measured):
        """One line a lot."""
        tables = lot.head("table")
        names = self.arrivals.layout.tables
        against = {}
        for name in ["house-4", "six-deck-4", "singles-4", "lords-and-ladies-4", "closed-books-4"]:
            if name not in names:
                continue
            rows = (tables == names.index(name)) & lot.is_last & (lot.head("byHand") == 1)
            if int(rows.sum()) > 1:
                ends = lot.head("outcome").float()[rows]
                against[name] = [round(float(ends.mean())), round(float(ends.std()) / len(ends) ** 0.5)]
        said = {
            "lot": self.lots,
            "seconds": round(time.time() - self.start, 1),
            "decisions": lot.count,
            **measured,
            "against": against,
        }
        print(json.dumps(said), flush=True)
        with open(self.path("course.jsonl"), "a") as file:
            file.write(json.dumps(said) + "\n")


def log_shares(likings, of, count):
    """Logarithms of each plan's chance among those of its decision."""
    most = torch.full((count,), -1e9, device=likings.device).scatter_reduce(0, of, likings.detach(), "amax")
    likings = likings - most[of]
    sums = torch.zeros(count, device=likings.device).index_add(0, of, likings.exp())
    return likings - sums.log()[of]


main()
