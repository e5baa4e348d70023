import { useSignal } from '@preact/signals';
import { hall } from '../link/hall.ts';
import { wording } from '../words/wording.ts';
import './faultScreen.css';
import { addressOf, route } from './route.ts';
import { saveFile } from './saveFile.ts';

/** Something went wrong that nobody foresaw: says what is safe, and offers ways on. */
export function FaultScreen() {
  const failed = useSignal(false);
  const words = wording.value.app.fault;
  const at = route.value;
  const atTable = at.at === 'table';

  async function saveRecord(id: string): Promise<void> {
    try {
      saveFile('hand-and-foot.hf.jsonl', await hall.record(id));
    } catch {
      failed.value = true;
    }
  }

  return (
    <main class="fault">
      <div role="alert">
        <h1>{atTable ? words.table : words.page}</h1>
        <p>{atTable ? words.saved : words.kept}</p>
        {failed.value && <p>{words.notSaved}</p>}
      </div>
      <div class="fault-ways">
        <button class="fault-open" type="button" onClick={() => location.reload()}>
          {words.openAgain}
        </button>
        {atTable && (
          <button type="button" onClick={() => void saveRecord(at.id)}>
            {words.saveRecord}
          </button>
        )}
        {at.at !== 'start' && (
          <button type="button" onClick={toStart}>
            {words.toStart}
          </button>
        )}
      </div>
    </main>
  );
}

/** The page begins anew there: what failed may have left something behind. */
function toStart(): void {
  location.hash = addressOf({ at: 'start' });
  location.reload();
}
