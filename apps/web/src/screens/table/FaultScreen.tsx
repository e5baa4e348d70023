import { useSignal } from '@preact/signals';
import { Button } from '../../parts/controls/Button.tsx';
import { trouble } from '../../table/link/hall.ts';
import { firstWords } from '../../parts/words/firstWords.ts';
import './faultScreen.css';
import { go, route } from '../../parts/screen/route.ts';
import { saveRecord } from '../../table/link/saveRecord.ts';
import { sayTrouble } from '../../parts/words/sayTrouble.ts';

/** An unforeseen error: says what's safe, and offers ways on. */
export function FaultScreen() {
  const notSaved = useSignal<string>();
  const { fault: words } = firstWords.value.app;
  const why = sayTrouble(trouble.value, undefined);
  const at = route.value;
  const atTable = at.at === 'table';

  const save = async (table: string) => {
    notSaved.value = await saveRecord(table);
  };
  return (
    <main class="panel fault">
      <div role="alert">
        <h1 class="title">{atTable ? words.table : words.page}</h1>
        {trouble.value !== 'damaged' && <p>{atTable ? words.saved : words.kept}</p>}
        {why !== undefined && <p>{why}</p>}
        {notSaved.value !== undefined && <p>{notSaved.value}</p>}
      </div>
      <div class="row choices above">
        <Button look="primary" onClick={() => location.reload()}>
          {words.openAgain}
        </Button>
        {atTable && <Button onClick={() => void save(at.id)}>{words.saveRecord}</Button>}
        {at.at !== 'start' && <Button onClick={toStart}>{words.toStart}</Button>}
      </div>
    </main>
  );
}

/** Reloads there, because the error may have left something behind. */
function toStart(): void {
  go({ at: 'start' });
  location.reload();
}
