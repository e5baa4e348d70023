import { mostMelds, WILD } from '@hand-and-foot/engine';
import { MeldMark } from '../melds/MeldMark.tsx';
import { speech, wording } from '../../parts/words/wording.ts';
import { SideLines } from './SideLines.tsx';
import { useSeen } from '../game/seen.ts';
import { show } from '../game/shown.ts';
import './sidesGrid.css';

/** Several other sides: a line for each, a mark per rank. The whole grid opens the sheet with their cards. */
export function SidesGrid() {
  const words = wording.value.table;
  return (
    <section class="column they place yields sides" aria-labelledby="they-title">
      <h2 id="they-title" class="unseen table-aloud">
        {words.others}
      </h2>
      <SideLines />
      <Legend />
      <button
        type="button"
        class="over"
        aria-label={words.seeOthersMelds}
        onClick={() => show({ is: 'others' })}
      />
    </section>
  );
}

function Legend() {
  const words = wording.value.table;
  const { terms, context } = useSeen();
  return (
    <p class="small sides-legend" aria-hidden="true">
      <span class="line tight">
        <MeldMark look="clean" /> {words.noWilds}
      </span>
      <span class="line tight">
        <MeldMark look="dirty" /> {words.hasWilds}
      </span>
      {mostMelds(terms, WILD) > 0 && (
        <span class="line tight">
          <MeldMark look="wild" /> {words.allWild}
        </span>
      )}
      <span class="line tight">
        <MeldMark look="clean" book />{' '}
        {words.filled(speech.value.nameOfBook(context.ruleSet, 'any', 1))}
      </span>
    </p>
  );
}
