import type { Holder, TableTerms } from '@hand-and-foot/protocol';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { useSignal } from '@preact/signals';
import { addressOf, go } from '../app/route.ts';
import { saveRecord } from '../app/saveRecord.ts';
import { fetchPart, makeTable } from './api.ts';
import { justMade } from './lobby/sitAtOnce.ts';
import { remember } from './memory.ts';
import { askFor, sharedOf, useShared } from './shared.ts';
import { RoundWays } from './RoundWays.tsx';
import { words } from './words.ts';

/** What can be done with a shared game that is over. */
export function FinalWays() {
  const link = useShared();
  const { seat, seats } = link.known.value;
  const why = useSignal<string | undefined>(undefined);
  const said = words.value;
  const save = async () => {
    why.value = await saveRecord(link.id, async () => fetchPart('record', link.id, undefined));
  };
  const again = async () => {
    const made = await makeTable(wishAgain(link.terms, seats));
    if (typeof made === 'string') {
      why.value = made === 'tooFast' ? said.tooFast : said.notMade;
      return;
    }
    const { table, invite, watch } = made;
    remember(table, { invite, watch });
    justMade.value = table;
    const to = addressOf({ at: 'shared', id: table, code: invite });
    await askFor(link, { do: 'say', text: new URL(to, document.baseURI).href });
    go({ at: 'shared', id: table });
  };
  return (
    <>
      {why.value !== undefined && <p role="alert">{why}</p>}
      <div class="final-ways">
        {seat !== undefined && sharedOf(link).invited && (
          <button type="button" class="score-primary" onClick={() => void again()}>
            {said.again}
          </button>
        )}
        <button type="button" class="score-button" onClick={() => void save()}>
          {said.saveRecord}
        </button>
      </div>
      <RoundWays />
    </>
  );
}

/** The same table once more: bots stay, people come as they like. */
function wishAgain({ rules, seating, pace, manners }: TableTerms, seats: readonly Holder[]) {
  const { id, name } = rules;
  const known = ruleSetById(id);
  const isKnown = known && JSON.stringify(known.rules) === JSON.stringify(rules.rules);
  return {
    rules: isKnown ? id : { id, name, rules: rules.rules },
    seats: seats.map((holder): Holder => {
      if (holder.is !== 'bot' || holder.standsInFor !== undefined) return { is: 'nobody' };
      const { is, name: called, level } = holder;
      return { is, name: called, level };
    }),
    seating,
    pace,
    ...(manners ? { manners } : {}),
  };
}
