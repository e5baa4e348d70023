import { Panel } from '../../../parts/controls/Panel.tsx';
import { Button } from '../../../parts/controls/Button.tsx';
import { later } from '../../../parts/screen/later.tsx';
import { opened } from '../shared/open.ts';
import { useShared } from '../shared/shared.ts';
import { words } from '../shared/words.ts';

const Differences = later(
  async () => (await import('./Differences.tsx')).Differences,
  () => <p class="note friends-note" aria-busy="true" />,
);

/** The table's rules, and how they differ from their parent. */
export function TableRules() {
  const { terms } = useShared();
  const said = words.value;
  return (
    <Panel title={said.rules} class="friends-panel">
      <Differences rules={terms.rules} />
      <Button onClick={() => (opened.value = 'rules')}>{said.readRules}</Button>
    </Panel>
  );
}
