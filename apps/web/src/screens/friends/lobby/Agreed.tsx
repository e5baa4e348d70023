import type { Manners } from '@hand-and-foot/protocol';
import { Panel } from '../../../parts/controls/Panel.tsx';
import { ruleSetOf } from '../../../table/game/ruleSetOf.ts';
import { speech } from '../../../parts/words/wording.ts';
import { useShared } from '../shared/shared.ts';
import { saySpan } from '../shared/time.ts';
import { isQuietBySheet } from '../make/wish.ts';
import { words } from '../shared/words.ts';

/** The table's agreements besides the rules. */
export function Agreed() {
  const { terms } = useShared();
  const said = words.value;
  const { turn, away, standIn, quiet = false } = terms.manners ?? {};
  const ruleSet = ruleSetOf(terms.rules);
  const isBySheet = quiet && isQuietBySheet({ ruleSet, seating: terms.seating });
  return (
    <Panel title={said.agreed} class="friends-panel">
      <p class="note friends-note">
        {[
          sayPace(turn),
          sayAway(standIn, away),
          quiet ? said.agreedQuiet : said.agreedTalk,
          ...(isBySheet ? [said.quietBySheet(speech.value.sayRuleSet(ruleSet).name)] : []),
        ].join(' ')}
      </p>
    </Panel>
  );
}

function sayLong(seconds: number): string {
  return saySpan(seconds, speech.value.language);
}

function sayAway(standIn: Manners['standIn'], away: Manners['away']): string {
  const said = words.value;
  if (standIn === undefined) return said.agreedWait;
  return away === undefined ? said.agreedStandIn : said.agreedAway(sayLong(away));
}

function sayPace(turn: Manners['turn']): string {
  const { agreedPace, agreedTurn } = words.value;
  switch (turn) {
    case undefined:
      return agreedPace.none;
    case 86_400:
      return agreedPace.day;
    case 600:
      return agreedPace.ten;
    case 120:
      return agreedPace.two;
    default:
      return agreedTurn(sayLong(turn));
  }
}
