import { csvOfBoards, csvOfClub } from '@hand-and-foot/club';
import type { NightView } from '@hand-and-foot/protocol';
import { saveFile } from '../../table/link/saveRecord.ts';
import { fieldsIn } from './outcome.ts';
import { namesIn } from './places.ts';

/** Saves what a spreadsheet wants: a club night's standings, or a match deal by deal. */
export function saveStandings(view: NightView): void {
  const day = new Date().toISOString().slice(0, 10);
  const names = new Map(view.pairs.map(({ pair }) => [pair, namesIn(view, pair).join(' & ')]));
  const text =
    view.kind === 'match'
      ? csvOfBoards(view.results, names)
      : fieldsIn(view)
          .map((field) => csvOfClub(field, names))
          .join('\r\n') + csvOfBoards(view.results, names);
  saveFile(`hand-and-foot-${day}-${view.night}.csv`, text);
}
