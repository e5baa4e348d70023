// node scripts/soak-bots.mjs GAMES [FILE] [PART/PARTS]: games of mixed bots at every kind of table
// in turn. Stops at the first refused action or unfinished round. FILE keeps the progress, and the
// same command continues from it.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readOptions } from './options.mjs';
import { ensureBuilt, ensureInstalled, needsNode, orSayWhy } from './setup.mjs';

await orSayWhy(() => {
  needsNode();
  ensureInstalled();
  ensureBuilt('packages/testkit');
});

const { seeded } = await import('@hand-and-foot/engine');
const { botNamed, playGame, seatBots, stopAt } = await import('../packages/bots/dist/index.js');
const { tableKinds } = await import('../packages/testkit/dist/index.js');

/** Seats out of 400 for each bot: mostly quick ones, to get through many games. */
const SHARES = {
  random: 320,
  novice: 10,
  casual: 12,
  steady: 16,
  sharp: 26,
  'sharp:early-out': 5,
  'sharp:builder': 5,
  'sharp:pile-hunter': 5,
  expert: 1,
};
const SEATS = Object.entries(SHARES).flatMap(([name, share]) => Array(share).fill(name));

const [games = '1000', file = 'soak-bots.json', share = '1/1'] = readOptions({}, 3).positionals;
const [part, parts] = share.split('/').map(Number);
if (!(Number(games) >= 1) || !(part >= 1 && part <= parts)) {
  console.error('Such as: node scripts/soak-bots.mjs 1000 tally.json 1/2');
  process.exit(2);
}

const tally = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : { next: part - 1, games: 0, rounds: 0, actions: 0, goingOut: 0, tables: {}, seats: {} };

for (; tally.next < Number(games); tally.next += parts) {
  await playOne(tally.next);
  if (tally.games % 20 === 0) save();
}
save();
console.log(
  `${tally.games} games, ${tally.rounds} rounds, ${tally.actions} actions: none refused, every round ended`,
);

async function playOne(number) {
  const { name, terms } = tableKinds[number % tableKinds.length];
  const seed = `soak-bots/${number}`;
  const chance = seeded(`${seed}/who`);
  const names = Array.from({ length: terms.players }, () => SEATS[chance.below(SEATS.length)]);
  const bots = seatBots(terms, names.map(botNamed), seed);
  const played = await playGame({ terms, bots, seed, onBadAnswer: stopAt });
  if (played.unfinished) throw new Error(`a round of ${seed} at ${name} does not end`);
  tally.games++;
  tally.rounds += played.rounds;
  tally.actions += played.actions;
  tally.goingOut += played.endedBy.goingOut;
  tally.tables[name] = (tally.tables[name] ?? 0) + 1;
  for (const bot of names) {
    const at = `${bot} · ${name}`;
    tally.seats[at] = (tally.seats[at] ?? 0) + 1;
  }
}

function save() {
  writeFileSync(file, `${JSON.stringify({ ...tally, of: Number(games) }, undefined, 1)}\n`);
}
