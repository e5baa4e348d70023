// npm run calibrate [-- --games 60]: says how well the forecast's chances and points fit fresh games among bots, for
// the five rule sets, as docs/forecast.md has it. Before that, --fit 300 fits the net to that many other games of each
// (and fewer of other tables), --usual measures the usual rounds, and --known 100 tells how much of the points can be
// known in mid-round at all: from that many moments, each played on again and again. --play 20 reviews that many deals
// of each, played twice by expert and casual, once in each other's seats: whom play favors, and what luck comes to.
// --rules singles measures only those rules.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from './options.mjs';
import { ensureBuilt, ensureInstalled, needsNode, orSayWhy, root } from './setup.mjs';

const { values } = readOptions({
  games: { type: 'string', default: '60' },
  fit: { type: 'string' },
  known: { type: 'string' },
  play: { type: 'string' },
  usual: { type: 'boolean' },
  rules: { type: 'string' },
});

await orSayWhy(() => {
  needsNode();
  ensureInstalled();
  ensureBuilt('packages/review');
  ensureBuilt('packages/rulesets');
});
const { botNamed, loadNet, playGame, seatBots } = await import('@hand-and-foot/bots');
const { seatingsFor, seeded, termsFor } = await import('@hand-and-foot/engine');
const { gallery, playersOf, ruleSets } = await import('@hand-and-foot/rulesets');
const { actionLine, headerLine, readRecord } = await import('@hand-and-foot/record');
const review = await import('../packages/review/dist/index.js');

const usualPlayers = (rules) => (playersOf(rules).includes(4) ? 4 : playersOf(rules)[0]);
const tables = ruleSets.map(({ id, rules }) => ({
  id,
  terms: termsFor(rules, { players: usualPlayers(rules) }),
}));
const others = [...ruleSets, ...gallery]
  .flatMap(({ id, rules }) =>
    playersOf(rules).flatMap((players) =>
      seatingsFor(rules, players).map((seating) => ({
        id: `${id}/${players}/${seating}`,
        terms: termsFor(rules, { players, seating }),
      })),
    ),
  )
  .filter(({ terms }) => terms.players <= 6);

if (values.play) await loadNet();
if (values.usual) measureUsual();
const fitted = values.fit ? fit(Number(values.fit)) : { net: review.NET, driftOf: review.driftFor };
for (const { id, terms } of tables.filter((each) => each.id === (values.rules ?? each.id))) {
  if (Number(values.games) > 0)
    report(id, terms, gamesOf(terms, `fresh/${id}`, Number(values.games), 1));
  if (values.known)
    console.log(`${id}: ${percent(known(terms, Number(values.known)))} can be known at most`);
  if (values.play) sayShares(id, terms, Number(values.play));
}

function gamesOf(terms, seed, count, each) {
  return Array.from({ length: count }, (_, game) =>
    review.samplesOf(terms, `${seed}/${game}`, each),
  ).filter((samples) => samples.length > 0);
}

/** Fits the net to games of all tables, then the drift to each table alone. */
function fit(count) {
  const played = [
    ...tables.map((table) => ({ ...table, count })),
    ...others.map((table) => ({ ...table, count: Math.ceil(count / 15) })),
  ].map((table) => ({ ...table, games: gamesOf(table.terms, `fit/${table.id}`, table.count, 4) }));
  const examples = played
    .flatMap(({ games }) => games.flat())
    .flatMap(({ rows, now, points }) =>
      rows.map((row, side) => ({ row, more: points[side] - now[side] })),
    );
  console.log(`Fits ${review.NET.length} weights to ${examples.length} examples.`);
  const net = review.fitNet(examples, seeded('fit'), 12, (epoch, miss) =>
    console.log(`  ${epoch + 1}: misses by ${Math.sqrt(miss).toFixed(4)} usual rounds`),
  );
  const win = review.fitDrift(
    played.flatMap(({ games }) => games.filter((_, at) => at % 5 === 0)),
    net,
  );
  const drifts = new Map();
  // The five rule sets' own tables come first and have most games.
  for (const { terms, games } of played) {
    const mark = review.markOf(terms);
    if (!drifts.has(mark)) drifts.set(mark, review.fitDrift(games, net, win));
  }
  write('weights.ts', weightsText(net, win, drifts));
  return { net, driftOf: (terms) => drifts.get(review.markOf(terms)) ?? win };
}

function write(name, text) {
  writeFileSync(join(root, 'packages/review/src', name), text);
}

function weightsText(net, win, drifts) {
  const whole = [...net].map((weight) => Math.round(weight * 1000));
  const lines = [];
  for (let at = 0; at < whole.length; at += 24) lines.push(whole.slice(at, at + 24).join(' '));
  return `import type { Drift } from './drift.ts';

// Written by npm run calibrate -- --fit; fitted to games among bots.

/** The weights of the net, in thousandths. */
export const NET: Float64Array = Float64Array.from(
  \`
${lines.join('\n')}
\`
    .trim()
    .split(/\\s/),
  (thousandths) => Number(thousandths) / 1000,
);

/** The drift of tables that nobody measured. */
export const WIN: Drift = { now: ${win.now}, round: ${win.round} };

/** For each table its mark, then its own drift: now and round. */
export const DRIFTS = \`
${[...drifts].map(([mark, { now, round }]) => `${mark} ${now} ${round}`).join('\n')}
\`;
`;
}

function measureUsual() {
  const knobs = Object.keys(ruleSets[0].rules).sort();
  const rounds = [...tables, ...others].map(({ terms }) => {
    const numbers = Object.values(review.done(review.measureUsual(terms, 8))).map((number) =>
      Number(number.toPrecision(4)),
    );
    return [review.markOf(terms, knobs), numbers];
  });
  const lines = Object.entries(Object.fromEntries(rounds)).map(
    ([mark, numbers]) => `${mark} ${numbers.join(' ')}`,
  );
  write('usualRounds.ts', usualText(knobs, lines));
  console.log(`Measured usual rounds of ${lines.length} tables. Build, and fit anew.`);
}

function usualText(knobs, lines) {
  return `// Written by npm run calibrate -- --usual.

/** The rules that there were then. */
export const KNOBS: readonly string[] = \`
${knobs.join('\n')}
\`
  .trim()
  .split('\\n');

/** For each table its mark, then the size, mean, spread, share ended and stock left of its usual round. */
export const ROUNDS = \`
${lines.join('\n')}
\`;
`;
}

/** The share of the variance that stays when everything but the order of unseen cards is known. */
function known(terms, moments) {
  return review.knowable(terms, moments, 12);
}

/** How the shares of expert's and casual's seats differ, game by game, in deals that each plays in both seats. */
function sayShares(id, terms, deals) {
  const ways = [
    ['expert', 'casual'],
    ['casual', 'expert'],
  ];
  const luck = [];
  let favored = 0;
  for (let deal = 0; deal < deals; deal++) {
    const both = ways.map((names) => sharesIn(id, terms, names, `shares/${id}/${deal}`));
    favored += both.filter(({ play }) => play > 0).length;
    luck.push(both[0].luck + both[1].luck);
  }
  const mean = luck.reduce((all, each) => all + each, 0) / deals;
  const squares = luck.reduce((all, each) => all + (each - mean) ** 2, 0);
  const reach = 1.96 * Math.sqrt(squares / (deals - 1) / deals);
  console.log(
    `${id}: play favors expert in ${favored} of ${2 * deals} games; luck over both seats ${mean.toFixed(0)} ± ${reach.toFixed(0)} points a deal`,
  );
}

function sharesIn(id, terms, names, seed) {
  const { luck, play } = review.done(review.reviewGame(recordOf(id, terms, names, seed)));
  const lead = ({ seats }) =>
    seats.reduce((all, points, seat) => all + (names[seat % 2] === 'expert' ? points : -points), 0);
  return { luck: lead(luck), play: lead(play) };
}

function recordOf(id, terms, names, seed) {
  const seats = Array.from({ length: terms.players }, (_, seat) => `${names[seat % 2]} ${seat}`);
  const partners = terms.seating !== 'alone';
  const lines = [headerLine({ rules: id, seats, partners, engine: '0' }, { seed })];
  const record = {
    dealt() {},
    roundEnded() {},
    acted: (before, seat, action) => lines.push(actionLine(before, seat, action)),
  };
  const bots = seatBots(terms, names.map(botNamed), seed);
  void playGame({ terms, bots, seed, record });
  return readRecord(lines.join('\n')).replay;
}

function percent(share) {
  return `${(100 * share).toFixed(1)}%`;
}

function report(id, terms, games) {
  const all = games.flat();
  const { net, driftOf } = fitted;
  console.log(
    `${id}: ${all.length} moments of ${games.length} games, ${percent(review.explained(all, net))} of the variance explained in mid-round`,
  );
  const prospects = all.map((sample) => review.prospectsIn(net, sample));
  const claimsBy = (claim) => all.map((sample, at) => claim(prospects[at], sample, driftOf(terms)));
  sayTenths('game', review.tenthsOf(claimsBy(review.claimOfGame)));
  sayTenths('round', review.tenthsOf(claimsBy(review.claimOfRound)));
}

function sayTenths(of, tenths) {
  const full = tenths.filter(({ count }) => count > 0);
  const gaps = full.map(({ said, happened }) => 100 * (said - happened));
  const mean =
    gaps.reduce((whole, gap, at) => whole + Math.abs(gap) * full[at].count, 0) / sum(full);
  console.log(
    `  to win the ${of}: gap ${mean.toFixed(1)} points, largest ${Math.max(...gaps.map(Math.abs)).toFixed(1)}`,
  );
  for (const [at, { from, count }] of full.entries())
    console.log(
      `    from ${Math.round(from * 100)}%: ${count} chances, said ${gaps[at] < 0 ? '' : '+'}${gaps[at].toFixed(1)}`,
    );
}

function sum(tenths) {
  return tenths.reduce((all, { count }) => all + count, 0);
}
