import { Panel } from '../../parts/controls/Panel.tsx';
import { Icon } from '../../parts/look/Icon.tsx';
import { wording } from '../../parts/words/wording.ts';
import { History } from './History.tsx';
import './historyPanel.css';

/** The history next to the table, if there's room. */
export function HistoryPanel() {
  return (
    <Panel class="column history-panel" aria-labelledby="history-title">
      <h2 id="history-title" class="fixed strong small flex history-panel-title">
        {wording.value.table.whatHappened}
        <Icon name="clock" size={20} />
      </h2>
      <div
        class="small grow rounded scrolls history-panel-list"
        tabIndex={0}
        role="group"
        aria-labelledby="history-title"
      >
        <History />
      </div>
    </Panel>
  );
}
