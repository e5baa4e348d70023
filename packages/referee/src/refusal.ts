import type { Card, Kind, Pack, PositionProblem, Refusal } from '@hand-and-foot/engine';
import type { Fields } from '@hand-and-foot/record';

/** A refusal's facts without its code, cards and kinds by name. */
export function refusalDetail(pack: Pack, refusal: Refusal): Fields {
  const { why: _, ...facts } = refusal;
  return factsRecord(pack, facts);
}

/** The reason why a position is impossible, cards by name. */
export function problemDetail(pack: Pack, problem: PositionProblem): Fields {
  return factsRecord(pack, problem);
}

function factsRecord(pack: Pack, facts: object): Fields {
  return Object.fromEntries(
    Object.entries(facts).map(([key, fact]) => [key, factRecord(pack, key, fact)]),
  );
}

function factRecord(pack: Pack, key: string, fact: unknown): unknown {
  switch (key) {
    case 'card':
      return pack.faces[fact as Card] ?? null;
    case 'rank':
      return pack.kinds[fact as Kind] ?? 'wild';
    case 'kind':
      return typeof fact === 'number' ? pack.kinds[fact] : fact;
    case 'refusal':
    case 'because': {
      const refusal = fact as Refusal;
      return { why: refusal.why, ...refusalDetail(pack, refusal) };
    }
    default:
      return fact;
  }
}
