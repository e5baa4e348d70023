import type { Side } from '@hand-and-foot/engine';
import { Icon } from '../icons/Icon.tsx';
import { MeldMark } from '../melds/MeldMark.tsx';
import { rankSign } from '../melds/rankSign.tsx';
import { speech, wording } from '../words/wording.ts';
import { SideRow } from './SideRow.tsx';
import { useSeen } from './seen.ts';
import { keyOf, placesOf } from './melds.ts';
import { show } from './shown.ts';
import './sidesGrid.css';

/** More than one other side: a line for each, a mark for each rank. As a whole it opens the sheet with their cards. */
export function SidesGrid() {
  const { others, terms } = useSeen();
  const words = wording.value.table;
  const places = placesOf(terms).filter(({ nth }) => nth === 0);
  return (
    <section class="they sides" aria-labelledby="they-title" style={{ '--places': places.length }}>
      <h2 id="they-title" class="table-aloud">
        {words.others}
      </h2>
      <div class="sides-row sides-head" aria-hidden="true">
        <span class="sides-who">
          {words.player} <Icon name="cards" size={16} />
        </span>
        {places.map((place) => (
          <span key={keyOf(place)}>{rankSign(terms.pack, place.kind)}</span>
        ))}
        {terms.laidAtOnce.length > 0 && <Laid />}
      </div>
      <ul class="sides-list">
        {others.map((side: Side) => (
          <SideRow key={side} side={side} places={places} />
        ))}
      </ul>
      <Legend />
      <button
        type="button"
        class="sides-open"
        aria-label={words.seeOthersMelds}
        onClick={() => show({ is: 'others' })}
      />
    </section>
  );
}

function Laid() {
  const { terms } = useSeen();
  return <span class="red-suit">{rankSign(terms.pack, terms.laidAtOnce[0]!)}</span>;
}

/** What the marks mean. */
function Legend() {
  const words = wording.value.table;
  const { terms, context } = useSeen();
  return (
    <p class="sides-legend" aria-hidden="true">
      <span>
        <MeldMark look="clean" /> {words.noWilds}
      </span>
      <span>
        <MeldMark look="dirty" /> {words.hasWilds}
      </span>
      {terms.rules.wildMelds > 0 && (
        <span>
          <MeldMark look="wild" /> {words.allWild}
        </span>
      )}
      <span>
        <MeldMark look="clean" book />{' '}
        {words.filled(speech.value.nameOfBook(context.ruleSet, 'any', 1))}
      </span>
    </p>
  );
}
