import { packFor, type Rules } from '@hand-and-foot/engine';
import type { Problem } from '@hand-and-foot/rulesets';
import { capitalised } from '@hand-and-foot/words';
import { rulesSpeech } from '../../rules/speech.ts';
import { speech } from '../../../parts/words/wording.ts';
import { knobWords, words } from '../draft/words.ts';

/** Why rules can't be played, in a sentence next to the knob that needn't name it. */
export function sayWhy(problem: Problem, rules: Rules): string {
  const { why } = words.value;
  const kinds = (kind: string) => nameOf(kind, rules);
  switch (problem.problem) {
    case 'wrongLength':
      return why.tooFew(problem.least);
    case 'forPlayers':
      return `${words.value.forPlayers(problem.players)}: ${sayWhy(problem.of, rules)}`;
    case 'seatingImpossible':
      return why.seating(problem.players, knobWords.value.options['seating']![problem.seating]!);
    case 'noNaturals':
      return why.noNaturals;
    case 'negativeValue':
      return why.negativeValue(capitalised(kinds(problem.kind)));
    case 'rankNotNatural':
      return why.rankNotNatural(capitalised(kinds(problem.kind)));
    case 'repeated':
      return why.repeated;
    case 'bookImpossible':
      return problem.kind === 'wild' && rules.wildMelds === 0
        ? why.noWildMelds(knobWords.value.knobs.wildMelds)
        : plainly(problem);
    case 'tooManyBooks': {
      const { rank, round, need, players, most } = problem;
      if (rank === undefined) return plainly(problem);
      return why.tooManyOfRank(round, need, kinds(rank), players, most);
    }
    default:
      return plainly(problem);
  }
}

function nameOf(kind: string, { pack }: Rules): string {
  const cards = packFor(pack);
  return speech.value.nameOfKind(cards, cards.kinds.indexOf(kind), 2);
}

/** Without the file position in front. */
function plainly(problem: Problem): string {
  const said = rulesSpeech.value.sayProblem(problem);
  return capitalised(said.slice(said.indexOf(': ') + 2));
}
