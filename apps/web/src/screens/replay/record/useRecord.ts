import { seeded } from '@hand-and-foot/engine';
import { LONGEST, readRecord, type ReadRecord } from '@hand-and-foot/record';
import { useEffect, useState } from 'preact/hooks';
import { opened } from '../../../table/shelf/opened.ts';
import { unpackRecord } from '../../../table/shelf/recordLink.ts';
import { hall } from '../../../table/link/hall.ts';

/** A shared table, and a code after a dot. */
export const SHARED = /^t\.([\w-]+)(?:\.([\w-]+))?$/;
/** A whole record. */
const LINK = /^r\.([\w-]+)$/;

/** A record that could be got, and what could be read of it. */
interface Found extends ReadRecord {
  readonly text?: string;
  /** By which its branches are kept: a file or a link is known by what's in it. */
  readonly id: string;
}

/** Undefined while loading, `none` if there's no such game. */
export function useRecord(id: string): Found | 'none' | undefined {
  const [read, setRead] = useState<Found | 'none' | undefined>(undefined);
  const file = id === 'file' ? opened.value : undefined;
  useEffect(() => {
    let wanted = true;
    setRead(undefined);
    void (id === 'file' ? fromFile(file) : fromHere(id)).then((found) => {
      if (wanted) setRead(found);
    });
    return () => {
      wanted = false;
    };
  }, [id, file]);
  return read;
}

async function fromHere(id: string): Promise<Found | 'none'> {
  try {
    const [, packed] = LINK.exec(id) ?? [];
    if (packed !== undefined) return readText(await unpackRecord(packed));
    const [, table, code] = SHARED.exec(id) ?? [];
    if (table === undefined) return withId(id, await hall.record(id));
    return withId(`t.${table}`, await ofServer(table, code));
  } catch {
    return 'none';
  }
}

/** A shared table's finished rounds. */
async function ofServer(table: string, code: string | undefined): Promise<string> {
  const { fetchPart } = await import('../../friends/shared/api.ts');
  return fetchPart('record', table, code);
}

/** An unreadable or oversized file isn't loaded at all. */
async function fromFile(file: File | undefined): Promise<Found | 'none'> {
  if (!file) return 'none';
  if (file.size > LONGEST) return { id: '', wrong: { line: 1, why: 'tooLong' } };
  try {
    return readText(await file.text());
  } catch {
    return { id: '', wrong: { line: 1, why: 'unknown' } };
  }
}

function readText(text: string): Found {
  return withId(idOfText(text), text);
}

function withId(id: string, text: string): Found {
  return { id, text, ...readRecord(text) };
}

/** The same text has the same id, whenever it's opened. */
function idOfText(text: string): string {
  const random = seeded(text);
  return `r.${Array.from({ length: 3 }, () => random.below(2 ** 30).toString(36)).join('')}`;
}
