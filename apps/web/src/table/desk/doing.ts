import type { Action, Event } from '@hand-and-foot/engine';
import type { Ask } from '@hand-and-foot/protocol';
import { batch } from '@preact/signals';
import type { TableLink } from '../link/tableLink.ts';
import type { Desk } from './desk.ts';
import type { DeskMoment } from './deskMoment.ts';
import type { Prepared } from './offers.ts';
import { isPlaced, place } from './placing.ts';
import { actionsOf, judgeStaging, judgeActions, ownMeldCount, type Staging } from './staging.ts';
import { whatToTakeBack, withoutLast, withoutOneOf } from './takingBack.ts';

type Doing = Pick<
  Desk,
  'choose' | 'clear' | 'putOn' | 'takeBackFrom' | 'takeBack' | 'accept' | 'act'
>;

/** Everything a player can do at a desk. */
export function doingAt(moment: DeskMoment, link: TableLink): Doing {
  const { seat, state, bench, raw, chosen, cards, canLay, no, busy, hold } = moment;
  const stagedActions = (): Action[] =>
    actionsOf(bench.value.staging, ownMeldCount(state.value, seat));
  const commit = (actions: readonly Action[]): void =>
    void ask(
      moment,
      link,
      actions.map((action) => ({ do: 'act', action })),
    );

  function putDown(next: Staging): void {
    const outcome = judgeStaging(state.value, seat, next);
    batch(() => {
      no.value = outcome.is === 'refused' ? outcome.refusal : undefined;
      if (outcome.is === 'refused') return;
      hold(next);
      raw.value = new Map();
    });
    // Showing a hidden card or ending the turn can't be taken back, so it's played at once.
    if (outcome.is === 'fine' && (next.takes || outcome.events.some(isFinal)))
      commit(stagedActions());
  }

  function takeBackTo(next: Staging): void {
    const outcome = judgeStaging(state.value, seat, next);
    no.value = outcome.is === 'refused' ? outcome.refusal : undefined;
    if (outcome.is !== 'refused') hold(next);
  }

  return {
    choose(kind, count) {
      batch(() => {
        raw.value = new Map(chosen.value).set(kind, count);
        no.value = undefined;
      });
    },
    clear: () => (raw.value = new Map()),
    putOn(slot) {
      if (cards.value.length === 0) return;
      if (!canLay.value) return sayWhyNot(moment);
      const outcome = place(bench.value, cards.value, slot);
      if (isPlaced(outcome)) putDown(outcome.staging);
      else no.value = outcome;
    },
    takeBackFrom(slot) {
      const less = withoutOneOf(bench.value, slot);
      if (less) takeBackTo(less);
    },
    takeBack() {
      const what = whatToTakeBack(moment, link);
      if (what === 'staged') takeBackTo(withoutLast(bench.value));
      else if (what) void ask(moment, link, [{ do: 'takeBack' }]);
      else no.value = { why: 'nothingToTakeBack' };
    },
    accept(offer: Prepared) {
      if (busy.value) return;
      if (offer.no) no.value = offer.no;
      else if (offer.staging) putDown(offer.staging);
      else if (offer.is === 'layDown') commit(stagedActions());
      else if (offer.is === 'goOn') endPause(link);
      else if (offer.action) commit([...stagedActions(), offer.action]);
    },
    act: (action) => commit([action]),
  };
}

/** Asks the table for these things, one after another, until one is refused. */
async function ask(
  { busy, no, raw }: DeskMoment,
  link: TableLink,
  asks: readonly Ask[],
): Promise<void> {
  if (busy.value || asks.length === 0) return;
  busy.value = true;
  no.value = undefined;
  for (const one of asks) {
    const answer = await link.ask(one);
    if (answer.ok) continue;
    no.value = answer.refusal;
    break;
  }
  batch(() => {
    busy.value = false;
    raw.value = new Map();
  });
}

/** Ends the bots' present pause; the next ones are as long as ever. */
function endPause(link: TableLink): void {
  link.setPace('hurried');
  link.setPace('usual');
}

/** Says why nothing can be melded right now. */
function sayWhyNot({ state, seat, cards, no }: DeskMoment): void {
  const lay = [{ cards: cards.value }];
  const judged = judgeActions(state.value, seat, [{ do: 'layDown', lay }]);
  if (judged.is !== 'fine') no.value = judged.refusal;
}

/** Whether it reveals a hidden card or ends the turn. */
function isFinal({ event }: Event): boolean {
  return event !== 'laid' && event !== 'completed' && event !== 'capped';
}
