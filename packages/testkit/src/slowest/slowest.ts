import { seeded, type Random } from '@hand-and-foot/engine';
import { changedScene, drawScene } from './changeScene.ts';
import { slowQuestions, type SlowQuestion } from './questions.ts';
import { stateOf, termsOf, type Scene } from './scene.ts';

/** Measures the cost of asking: steps, or time. */
export type Measure = (ask: () => unknown) => number;

export interface Slow {
  cost: number;
  scene: Scene;
}

/** Climbs from a scene drawn from the seed to ever dearer ones, by this many changes; returns the dearest. */
export function climb(
  question: SlowQuestion,
  seed: string,
  changes: number,
  measure: Measure,
  draw: (random: Random) => Scene = drawScene,
): Slow {
  const random = seeded(`${seed}/${question}`);
  let scene = draw(random);
  let cost = costOf(question, scene, measure);
  for (let change = 0; change < changes; change++) {
    const next = changedScene(scene, random);
    const nextCost = costOf(question, next, measure);
    if (nextCost >= cost) [scene, cost] = [next, nextCost];
  }
  return { cost, scene };
}

/** The question's highest cost over all ways to ask it; negative if the scene can't be set up. */
export function costOf(question: SlowQuestion, scene: Scene, measure: Measure): number {
  const state = stateOf(scene, termsOf(scene));
  return state ? Math.max(0, ...slowQuestions[question](scene, state).map(measure)) : -1;
}
