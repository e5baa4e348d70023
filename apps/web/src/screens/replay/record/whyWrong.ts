import { packFor } from '@hand-and-foot/engine';
import { asPlayed, ruleSets } from '@hand-and-foot/rulesets';
import { speech, wording } from '../../../parts/words/wording.ts';
import type { Replay, Wrong } from '@hand-and-foot/record';

/** A record's error, in a sentence with its line. */
export function whyWrong(wrong: Wrong, replay?: Replay): string {
  const words = wording.value.replay;
  return words.inLine(wrong.line, reasonOf(wrong, replay));
}

function reasonOf({ why, refusal, players = 0 }: Wrong, replay: Replay | undefined): string {
  const words = wording.value.replay.wrong;
  if (why === 'badSeats') return words.badSeats(players);
  if (why !== 'refused') return words[why];
  const header = replay?.header;
  const ruleSet = header ? asPlayed(header.ruleSet, header.terms) : ruleSets[0]!;
  const pack = packFor(ruleSet.rules.pack);
  const names = header?.seats ?? [];
  return words.refused(refusal ? speech.value.sayRefusal(refusal, { ruleSet, pack, names }) : '');
}
