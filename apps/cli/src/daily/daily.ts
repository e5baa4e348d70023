import type { Begun } from '@hand-and-foot/engine';
import { dealOut, parOf, type DailyDeal } from '@hand-and-foot/lab';
import { actionLine } from '@hand-and-foot/record';
import { english } from '@hand-and-foot/words';
import { signed } from '../duplicate/report.ts';
import { createGameFile, reopenGameFile, type GameFile } from '../play/gameFile.ts';
import { played } from '../play/play.ts';
import { headerFor } from '../play/savedGame.ts';
import { namesFor, type Seated } from '../play/seated.ts';
import type { Terminal } from '../play/terminal.ts';
import { sentences } from '../sentences.ts';
import { wrap } from '../layout.ts';
import { folderOfDaily, nameOfTry, tryOf, type Try } from './tries.ts';

interface DailyReport {
  date: string;
  rules: string;
  players: number;
  partners: boolean;
  seed: string;
  seats: ({ name: string; bot: string } | { you: true })[];
  par: number;
  /** Only once the counted try is over. */
  result?: { points: number; difference: number };
}

/** The deal without any of its cards. */
export function describe(deal: DailyDeal, folder: string): DailyReport {
  const { date, ruleSet, terms, seed, bots } = deal;
  const names = seatedAt(deal).names;
  const found = tryOf(deal, folder);
  const par = parOf(deal);
  return {
    date,
    rules: ruleSet.id,
    players: terms.players,
    partners: terms.seating !== 'alone',
    seed,
    seats: bots.map((bot, seat) =>
      bot === undefined ? { you: true } : { name: names[seat]!, bot },
    ),
    par,
    ...(found.is === 'over'
      ? { result: { points: found.points, difference: found.points - par } }
      : {}),
  };
}

/** Plays the one try that counts, goes on with it, or shows how it went. */
export async function playDaily(
  deal: DailyDeal,
  terminal: Terminal,
  folder: string,
): Promise<void> {
  const found = tryOf(deal, folder);
  const say = (text: string): void => terminal.write(`${wrap(text, terminal.width).join('\n')}\n`);
  if (found.is === 'over') say(sentences.daily.alreadyPlayed);
  else {
    say(sentences.daily.welcome(deal.ruleSet.name, deal.date));
    const { file, game } = found.is === 'begun' ? goOn(found, folder) : begin(deal, folder);
    const end = await played(seatedAt(deal), game, file, terminal);
    if (end === 'left') return say(sentences.daily.kept);
    file.finish();
  }
  const { par, result } = describe(deal, folder);
  const [made, expected] = [result!.points, par].map(english.figure);
  terminal.write(`\n${sentences.daily.result(made!, expected!, signed(result!.difference))}\n`);
  terminal.write(`${sentences.daily.shareThis}\n\n${shareText(deal, result!.difference)}\n`);
}

/** A text to send around: nothing in it tells a card. */
function shareText({ date, ruleSet }: DailyDeal, difference: number): string {
  return sentences.daily.share(ruleSet.name, date, signed(difference));
}

interface OpenTry {
  readonly file: GameFile;
  readonly game: Begun;
}

function begin(deal: DailyDeal, folder: string): OpenTry {
  const { begun, actions } = dealOut(deal);
  const header = headerFor(seatedAt(deal));
  const file = createGameFile(folderOfDaily(folder), nameOfTry(deal), header);
  file.append(actions.map(({ seat, action }) => actionLine(begun.state, seat, action)));
  return { file, game: begun };
}

function goOn({ path, length, game }: Extract<Try, { is: 'begun' }>, folder: string): OpenTry {
  const file = reopenGameFile(folderOfDaily(folder), path, length);
  if (game.owed.length > 0) file.append(game.owed);
  return { file, game };
}

function seatedAt({ ruleSet, terms, you, bots, seed }: DailyDeal): Seated {
  return { ruleSet, terms, you, bots, seed, names: namesFor(terms.players, 'You', seed) };
}
