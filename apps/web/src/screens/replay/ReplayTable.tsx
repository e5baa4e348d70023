import { isWildCard, seatsOf, type Seat, type Side } from '@hand-and-foot/engine';
import { Panel } from '../../parts/controls/Panel.tsx';
import { Card } from '../../parts/cards/Card.tsx';
import { CardBack } from '../../parts/cards/CardBack.tsx';
import { isBySeat } from '../../table/game/standing.ts';
import { Sentence } from '../../parts/words/Sentence.tsx';
import { speech, wording } from '../../parts/words/wording.ts';
import type { Looking } from './record/looking.ts';
import { ReplayHand } from './ReplayHand.tsx';
import { ReplayMelds } from './ReplayMelds.tsx';
import './replayTable.css';

/** The whole table at one step: the action, the piles, every side's melds and hands. */
export function ReplayTable({ looking, told }: { looking: Looking; told: string }) {
  const { state, position, context } = looking;
  const { terms } = state;
  const words = wording.value.replay;
  const top = position.discards.at(-1);
  const sides = Array.from({ length: terms.sides }, (_, side) => side);
  const isTurn = (seat: Seat): boolean => state.phase !== 'over' && seat === state.turn;
  return (
    <section
      class="list tiles grow scrolls replay-table"
      aria-label={words.onTable}
      data-sides={terms.sides}
      data-many={terms.players > 4 || undefined}
      // Focusable, so keys can scroll it.
      tabIndex={0}
    >
      <div class="row whole replay-piles">
        <figure class="small one-line">
          <CardBack of="stock" />
          <figcaption>
            {words.stock(position.stock.map((pile) => pile.length).join(' + '))}
          </figcaption>
        </figure>
        <figure class="small one-line">
          {top === undefined ? (
            <span class="no-card replay-none" />
          ) : (
            <Card
              pack={terms.pack.id}
              card={top}
              wild={isWildCard(terms, top)}
              label={speech.value.sayCardInFull(terms.pack, top)}
            />
          )}
          <figcaption>{words.discards(position.discards.length)}</figcaption>
        </figure>
        <p class="close replay-told" aria-live="polite">
          <Sentence text={told} lead={context.names} />
        </p>
      </div>
      {sides.map((side) => (
        <Panel key={side} class="list tiles close replay-side" aria-label={namesOf(side)}>
          {seatsOf(state, side).length > 1 && (
            <>
              <p class="cut whole">
                <b>{namesOf(side)}</b> {totalOf(side)}
              </p>
              <ReplayMelds looking={looking} side={side} name={namesOf(side)} />
            </>
          )}
          {seatsOf(state, side).map((seat, _, seats) => (
            <ReplayHand key={seat} looking={looking} seat={seat} turn={isTurn(seat)}>
              {seats.length === 1 && (
                <ReplayMelds looking={looking} side={side} name={namesOf(side)} />
              )}
            </ReplayHand>
          ))}
        </Panel>
      ))}
    </section>
  );

  /** If sides change, the totals belong to seats and are shown there. */
  function totalOf(side: Side): string {
    return isBySeat(terms) ? '' : speech.value.figure(position.totals[side]!);
  }

  function namesOf(side: Side): string {
    return speech.value.listed(seatsOf(state, side).map((seat) => context.names[seat]!));
  }
}
