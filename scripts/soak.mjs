// npm run soak [-- GAMES]: random games at every kind of table, with the engine's assertions on and
// every card recounted after each game. Prints the number of games; stops at the first failure.

import { readOptions } from './options.mjs';
import { ensureBuilt, ensureInstalled, needsNode, orSayWhy } from './setup.mjs';

const games = Number(readOptions({}, 1).positionals[0] ?? 3500);
if (!Number.isInteger(games) || games < 1) {
  console.error('Say how many games to play at each kind of table, such as: npm run soak -- 100');
  process.exit(2);
}

await orSayWhy(() => {
  needsNode();
  ensureInstalled();
  ensureBuilt('packages/testkit');
});

const { positionOf } = await import('@hand-and-foot/engine');
const { census, randomGame, tableKinds } = await import('../packages/testkit/dist/index.js');

const played = { games: 0, actions: 0 };
for (const { name, terms } of tableKinds) {
  const deck = [...terms.copies].join();
  let actions = 0;
  for (let game = 0; game < games; game++) {
    const ended = randomGame(terms, `soak/${name}/${game}`);
    actions += ended.actions;
    if (census(terms, positionOf(ended.state)).join() !== deck)
      throw new Error(`cards are lost in soak/${name}/${game}`);
  }
  played.games += games;
  played.actions += actions;
  console.log(`${name}: ${games} games, ${actions} actions`);
}
console.log(
  `${played.games} games, ${played.actions} actions: none refused, every round ended, no card lost`,
);
