import { hall } from '../link/hall.ts';

/** Hands the record of a table to the person as a file; whether it could be had. */
export async function saveRecord(table: string): Promise<boolean> {
  try {
    const day = new Date().toISOString().slice(0, 10);
    saveFile(`hand-and-foot-${day}-${table}.hf.jsonl`, await hall.record(table));
    return true;
  } catch {
    return false;
  }
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
