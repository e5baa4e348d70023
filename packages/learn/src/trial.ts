import { figuresOf, playContest, playPair, type Entrant, type Figures } from '@hand-and-foot/arena';
import { botNamed } from '@hand-and-foot/bots';
import { brain, EXPERT, pickingBy, type Net } from '@hand-and-foot/bots/parts';
import type { LearnTable } from './tables.ts';

/** A level with the net that is learned, and the one it must beat. */
export interface NetTrial {
  readonly net: Net;
  /** How much a point of the plain look counts beside one of the net's. */
  readonly trust: number;
  /** The other level's name; without one, the same player by its plain look. */
  readonly rival?: string | undefined;
  readonly seed: string;
}

/** The net's games against its rival, each deal twice with the sides exchanged. */
export async function playTrial(
  { net, trust, rival, seed }: NetTrial,
  { name, terms }: LearnTable,
  deals: number,
): Promise<Figures> {
  const { depth: _depth, ...plain } = EXPERT;
  const a: Entrant = { name: 'net', make: brain(pickingBy(net, EXPERT, trust)) };
  const other = rival === undefined ? brain(plain) : botNamed(rival);
  if (!other) throw new Error(`no level is called ${rival}`);
  const b: Entrant = { name: rival ?? 'plain', make: other };
  const contest = { terms, a, b, seed: `${seed}/${name}`, now: () => performance.now() };
  const play = (deal: number) => playPair(contest, deal);
  return figuresOf(await playContest({ deals, ahead: 1, play }));
}
