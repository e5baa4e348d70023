import { packFor, WILD, type Kind, type Random, type Rules } from '@hand-and-foot/engine';
import { catalogue, checkRules, playersOf, ruleSetById } from '@hand-and-foot/rulesets';
import { drawRules } from '../fuzz/drawRules.ts';
import { pick } from '../byLot.ts';
import { drawValue } from '../fuzz/drawValue.ts';
import { CROWDED } from './crowded.ts';
import type { Scene, SceneMeld } from './scene.ts';

/** Knobs that bear on how many ways there are to play; those that only count points or seat people do not. */
const KNOBS = catalogue.filter(
  ({ group, knob }) => knob === 'roles' || ['turn', 'melds', 'goingOut'].includes(group),
);

/** The start of a climb: rules from anywhere, or crowded ones, with a handful of cards. */
export function drawScene(random: Random): Scene {
  return random.below(2) === 0 ? sceneOf(drawRules(random).rules, random) : crowdedScene(random);
}

export function crowdedScene(random: Random): Scene {
  return sceneOf({ ...ruleSetById('six-deck')!.rules, ...CROWDED }, random);
}

function sceneOf(ruled: Rules, random: Random): Scene {
  const rules = manyDecks(ruled);
  return {
    rules,
    players: pick(playersOf(rules), random),
    // A card that can never be laid answers many questions at once.
    hand: packFor(rules.pack).kinds.map((kind) =>
      ['natural', 'wild'].includes(rules.roles[kind]!) ? random.below(4) : 0,
    ),
    melds: [],
    discards: [0, 0],
    phase: 'play',
    permitted: false,
  };
}

/** More cards are more ways, wherever the check still accepts them. */
function manyDecks(rules: Rules): Rules {
  const decks = Object.fromEntries(Object.keys(rules.decks).map((players) => [players, 10]));
  return orAsItWas({ ...rules, decks }, rules);
}

function orAsItWas(rules: Rules, before: Rules): Rules {
  return checkRules(rules).length === 0 ? rules : before;
}

/** The scene with one thing or a few changed. */
export function changedScene(scene: Scene, random: Random): Scene {
  const change = pick([changedRules, changedHand, changedMelds, changedMoment], random);
  const changed = change(scene, random);
  return random.below(3) === 0 ? changedScene(changed, random) : changed;
}

function changedRules(scene: Scene, random: Random): Scene {
  const { knob, shape } = pick(KNOBS, random);
  const { rules } = scene;
  const value =
    knob === 'roles'
      ? { ...rules.roles, [pick(Object.keys(rules.roles), random)]: pick(ROLES, random) }
      : drawValue(shape, packFor(rules.pack).kinds, random);
  return { ...scene, rules: orAsItWas({ ...rules, [knob]: value }, rules) };
}

const ROLES = ['natural', 'wild', 'wild', 'lastMeld', 'dead', 'cap'] as const;

function changedHand(scene: Scene, random: Random): Scene {
  const by = pick([-8, -2, -1, 1, 1, 2, 4, 16], random);
  const all = random.below(4) === 0;
  const kind = random.below(scene.hand.length);
  return {
    ...scene,
    hand: scene.hand.map((count, at) =>
      (all && count > 0) || at === kind ? Math.max(0, count + by) : count,
    ),
  };
}

function changedMelds(scene: Scene, random: Random): Scene {
  const melds = [...scene.melds];
  const at = random.below(melds.length + 1);
  const kinds = scene.hand.length;
  const kind: Kind = random.below(10) === 0 ? WILD : random.below(kinds);
  const fresh: SceneMeld = { kind, naturals: 1 + random.below(8), wilds: random.below(6) };
  switch (random.below(4)) {
    case 0:
      melds.splice(at, 1 + random.below(6));
      break;
    case 1:
      melds.push(...Array.from({ length: 1 + random.below(30) }, () => fresh));
      break;
    case 2:
      melds.push(...Array.from({ length: kinds }, (_, each) => ({ ...fresh, kind: each })));
      break;
    default:
      melds[at] = fresh;
  }
  return { ...scene, melds };
}

function changedMoment(scene: Scene, random: Random): Scene {
  switch (random.below(4)) {
    case 0:
      return { ...scene, phase: scene.phase === 'draw' ? 'play' : 'draw' };
    case 1:
      return { ...scene, permitted: !scene.permitted };
    case 2:
      return { ...scene, players: pick(playersOf(scene.rules), random) };
    default:
      return {
        ...scene,
        discards: Array.from({ length: pick([0, 1, 2, 60], random) }, () =>
          random.below(scene.hand.length),
        ),
      };
  }
}
