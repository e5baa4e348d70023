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
    <section class="panel friends-panel" aria-labelledby="lobby-rules">
      <h2 id="lobby-rules">{said.rules}</h2>
      <Differences rules={terms.rules} />
      <Button onClick={() => (opened.value = 'rules')}>{said.readRules}</Button>
    </section>
  );
}
