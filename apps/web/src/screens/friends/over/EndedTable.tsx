import { nameOf } from '@hand-and-foot/protocol';
import { useEffect } from 'preact/hooks';
import { Panel } from '../../../parts/controls/Panel.tsx';
import { ScreenHead } from '../../../parts/screen/ScreenHead.tsx';
import { ruleSetOf } from '../../../table/game/ruleSetOf.ts';
import { speech } from '../../../parts/words/wording.ts';
import { ChatButton } from '../chat/ChatButton.tsx';
import './endedTable.css';
import { FinalWays } from './FinalWays.tsx';
import '../shared/friends.css';
import { opened } from '../shared/open.ts';
import { PlayOn } from './PlayOn.tsx';
import { ScoreSoFar } from './ScoreSoFar.tsx';
import { sharedOf, useShared } from '../shared/shared.ts';
import { SharedSheets } from '../seats/SharedSheets.tsx';
import { words } from '../shared/words.ts';

/** A table that ended before a round was over: how far it got, and what's left of it. */
export function EndedTable() {
  const link = useShared();
  const { view, rounds, seats } = link.known.value;
  const isScored = rounds.length > 0;
  const isOfNight = sharedOf(link).night !== undefined;
  const said = words.value;
  const names = seats.map(nameOf).filter((name) => name !== '');
  // Sheets over the table are useless now.
  useEffect(() => void (opened.value = undefined), []);
  return (
    <main class="screen friends ended-table">
      <ScreenHead title={said.endedEarly}>{!isScored && <ChatButton />}</ScreenHead>
      <Panel
        title={speech.value.sayRuleSet(ruleSetOf(link.terms.rules)).name}
        class="friends-panel"
      >
        <p>{view ? said.endedInRound(view.round) : said.endedBeforeDeal}</p>
        {names.length > 0 && <p class="note friends-note">{speech.value.listed(names)}</p>}
      </Panel>
      {isScored && <ScoreSoFar rounds={rounds.length} />}
      {isScored || isOfNight ? <FinalWays /> : <PlayOn />}
      <SharedSheets />
    </main>
  );
}
