import { inOrder, placeOf, type Scorer } from '@hand-and-foot/engine';
import { Icon } from '../../parts/look/Icon.tsx';
import { speech, wording } from '../../parts/words/wording.ts';
import { Faces } from '../seats/Faces.tsx';
import { useSeen } from '../game/seen.ts';
import { headingOf, whoScores } from '../game/who.ts';
import './standings.css';

interface StandingsProps {
  /** The winners, once the game is over. */
  won?: readonly Scorer[];
}

/** Everybody's total, the best first. */
export function Standings({ won }: StandingsProps) {
  const seen = useSeen();
  const { totals } = seen.view;
  const words = wording.value.score;
  const { rules } = seen.terms;
  return (
    <ol class="panel ruled standings" aria-label={won ? words.finalStanding : words.standings}>
      {inOrder(rules, totals).map((scorer) => {
        const place = placeOf(rules, totals, totals[scorer]!);
        const who = whoScores(seen, scorer);
        const isWinner = won?.includes(scorer);
        return (
          <li key={scorer} data-won={isWinner || undefined}>
            <span class="quiet">{words.place(place)}</span>
            <span class="line tight strong" data-ours={who.ours || undefined}>
              <Faces seats={who.seats} />
              {isWinner && <Icon name="star" size={20} />}
              {headingOf(who)}
            </span>
            <b>{speech.value.figure(totals[scorer]!)}</b>
          </li>
        );
      })}
    </ol>
  );
}
