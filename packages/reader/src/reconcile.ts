import { knobPlace, type Fact, type Finding } from './fact.ts';

/** Sentences that say different things about one place of a knob. */
export interface Dispute {
  place: string;
  /** As places in the list of sentences. */
  sentences: number[];
}

/** Every place about which the text contradicts itself. */
export function contested(found: readonly (readonly Finding[])[]): Dispute[] {
  return [...byPlace(found)]
    .filter(([, said]) => new Set(said.map(({ value }) => value)).size > 1)
    .map(([place, said]) => ({
      place,
      sentences: [...new Set(said.map(({ sentence }) => sentence))],
    }));
}

/** The facts that no other sentence contradicts, each once. */
export function agreed(
  found: readonly (readonly Finding[])[],
  disputes: readonly Dispute[],
): Fact[] {
  const places = new Map(found.flat().map((each) => [knobPlace(each), each]));
  const disputed = new Set(disputes.map(({ place }) => place));
  return [...places]
    .filter(([place]) => !disputed.has(place))
    .map(([, { knob, at, value }]) => ({ knob, at, value }));
}

function byPlace(
  found: readonly (readonly Finding[])[],
): Map<string, { value: string; sentence: number }[]> {
  const places = new Map<string, { value: string; sentence: number }[]>();
  found.forEach((facts, sentence) => {
    for (const fact of facts) {
      const place = knobPlace(fact);
      const said = places.get(place) ?? [];
      places.set(place, [...said, { value: JSON.stringify(fact.value), sentence }]);
    }
  });
  return places;
}
