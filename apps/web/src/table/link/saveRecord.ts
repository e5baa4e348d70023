import { hall } from './hall.ts';
import { firstWords } from '../../parts/words/firstWords.ts';

/** Saves a table's record as a file; returns the reason if there is none. */
export async function saveRecord(
  table: string,
  read = async () => hall.record(table),
): Promise<string | undefined> {
  const { notSaved, nothingToSave } = firstWords.value.app;
  try {
    const record = await read();
    if (!hasRounds(record)) return nothingToSave;
    const day = new Date().toISOString().slice(0, 10);
    saveFile(`hand-and-foot-${day}-${table}.hf.jsonl`, record);
    return undefined;
  } catch {
    return notSaved;
  }
}

/** Before the first round ends, a record is only a header. */
function hasRounds(record: string): boolean {
  return record.trimEnd().includes('\n');
}

/** Excel would take a table without it for one in another alphabet. */
const BYTE_ORDER_MARK = '\u{feff}';

/** Saves a text as a file. */
export function saveFile(name: string, text: string): void {
  const isTable = name.endsWith('.csv');
  const parts = isTable ? [BYTE_ORDER_MARK, text] : [text];
  const type = isTable ? 'text/csv' : 'application/jsonl';
  const address = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
