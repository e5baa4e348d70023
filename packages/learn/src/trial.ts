import { figuresOf, playContest, playPair, type Entrant, type Figures } from '@hand-and-foot/arena';
import { botNamed } from '@hand-and-foot/bots';
import { brain, LEARNER, pickingBy, type Net } from '@hand-and-foot/bots/parts';
import type { LearnTable } from './tables.ts';

/** A level with the net that is learned, and the one it must beat. */
export interface NetTrial {
  readonly net: Net;
  /** The other level's name; without one, the same player without a net. */
  readonly rival?: string | undefined;
  readonly seed: string;
}

/** The net's games against its rival, each deal twice with the sides exchanged. */
export async function playTrial(
  { net, rival, seed }: NetTrial,
  { name, terms }: LearnTable,
  deals: number,
): Promise<Figures> {
  const a: Entrant = { name: 'net', make: brain(pickingBy(net)) };
  const other = rival === undefined ? brain(LEARNER) : botNamed(rival);
  if (!other) throw new Error(`no level is called ${rival}`);
  const b: Entrant = { name: rival ?? 'plain', make: other };
  const contest = { terms, a, b, seed: `${seed}/${name}`, now: () => performance.now() };
  const play = (deal: number) => playPair(contest, deal);
  return figuresOf(await playContest({ deals, ahead: 1, play }));
}
