import {
  exactGrabBonus,
  isGrabbing,
  isPlaying,
  actor,
  apply,
  cardsShown,
  cardsToGrab,
  isGameOver,
  packFor,
  type Card,
  type Refusal,
} from '@hand-and-foot/engine';
import type { TableRefusal } from '@hand-and-foot/protocol';
import { nameOfKind, sayRefusal } from '@hand-and-foot/words';
import { rulesLines } from '../rules/lines.ts';
import type { Screen } from '../screen.ts';
import { cardIn } from './cards.ts';
import { deckLines } from './deck.ts';
import { helpLines } from './help.ts';
import { hintLines } from './hint.ts';
import { flow, quoted, wrap } from '../layout.ts';
import type { OwnGame } from './match.ts';
import { momentOf, yourHand, type Moment } from './moment.ts';
import { narrate } from './narrate.ts';
import { propose } from './propose.ts';
import type { Proposal } from './proposal.ts';
import { contextOf } from './seated.ts';
import { sheetLines, standingLines, totalsLine } from './sheet.ts';
import { handOf, meldsInWords, tableLines } from './table.ts';
import type { Terminal } from './terminal.ts';
import { readCards } from './typedCards.ts';
import { verbLike, verbNamed, wordsOf, type VerbName } from './verbs.ts';
import { sentences } from '../sentences.ts';

/** How a game ended for the person at the terminal. */
export type ConversationEnd = 'finished' | 'left';

/** Plays with the person at the terminal until the game ends or they leave. */
export async function converse(match: OwnGame, terminal: Terminal): Promise<ConversationEnd> {
  for (let fresh = true; ; fresh = false) {
    await match.letBotsPlay();
    const { seated } = match;
    const { state } = match.game;
    if (state.phase === 'over') {
      tellRound(match, terminal);
      if (isGameOver(state)) return 'finished';
      if ((await askAtRoundEnd(match, terminal)) === 'left') return 'left';
      match.game.dealNextRound();
      continue;
    }
    const moment = momentOf(seated, state);
    tellNews(match, moment, terminal);
    const playingOn = isPlaying(state.phase) && !moment.view.asked;
    if (fresh || !playingOn) showWhatMatters(moment, terminal);
    if ((await askForAction(match, terminal)) === 'left') return 'left';
  }
}

function screenOf({ paint, width }: Terminal): Screen {
  return { paint, width };
}

function say(terminal: Terminal, lines: readonly string[]): void {
  terminal.write(lines.map((line) => `${line}\n`).join(''));
}

function sayWrapped(terminal: Terminal, sentence: string): void {
  say(terminal, wrap(sentence, terminal.width));
}

function tellNews(match: OwnGame, { seated, view }: Moment, terminal: Terminal): void {
  for (const sentence of narrate(seated, view, match.news())) sayWrapped(terminal, sentence);
}

/** Shows the whole table when your turn begins, and only the choice itself during the deal. */
function showWhatMatters(moment: Moment, terminal: Terminal): void {
  const { view } = moment;
  if (view.phase !== 'deal') say(terminal, ['', ...tableLines(moment, screenOf(terminal))]);
  else if (isGrabbing(moment.state)) say(terminal, grabLines(moment, terminal));
  else say(terminal, stackLines(moment, terminal));
}

function grabLines(moment: Moment, { width }: Terminal): string[] {
  const { rules } = moment.seated.terms;
  const points = exactGrabBonus(rules);
  const need = cardsToGrab(moment.seated.terms);
  const aim = sentences.play.grab(need, points);
  return ['', aim, ...wrap(sentences.play.cut, width), ...deckLines(moment)];
}

function stackLines({ seated, view }: Moment, { paint }: Terminal): string[] {
  const stacks = view.stacks?.[seated.you] ?? [];
  return [
    '',
    sentences.play.chooseHand,
    ...stacks.map((size, stack) => {
      const bottom = view.bottoms?.[stack];
      const all = view.seen?.[stack] ?? (bottom === undefined ? [] : [bottom]);
      const cards = all.map((card) => cardIn(paint, seated.terms, card));
      return `  ${sentences.play.pile(stack + 1, size, cardsShown(seated.terms.rules), cards.join(' '))}`;
    }),
  ];
}

function tellRound(match: OwnGame, terminal: Terminal): void {
  const { seated } = match;
  const { state } = match.game;
  const moment = momentOf(seated, state);
  tellNews(match, moment, terminal);
  say(terminal, ['', ...sheetLines(seated, state, screenOf(terminal))]);
  if (isGameOver(state)) say(terminal, ['', ...standingLines(seated, state)]);
}

// Asking

async function askAtRoundEnd(match: OwnGame, terminal: Terminal): Promise<'left' | undefined> {
  for (;;) {
    const prompt = `\n${sentences.play.nextRound(match.game.state.round + 1)}`;
    const line = await terminal.ask(prompt);
    if (line === undefined) return 'left';
    const [word] = wordsOf(line);
    if (word === undefined) return undefined;
    const verb = verbNamed(word);
    if (verb === 'quit') return 'left';
    if (!verb || !inform(verb, momentOf(match.seated, match.game.state), terminal))
      say(terminal, [sentences.play.roundOver]);
  }
}

/** Asks until the person has acted. */
async function askForAction(match: OwnGame, terminal: Terminal): Promise<'left' | undefined> {
  for (;;) {
    const moment = momentOf(match.seated, match.game.state);
    const line = await terminal.ask(promptFor(moment, terminal));
    if (line === undefined) return 'left';
    const command = commandIn(line, moment);
    if (command.verb === 'quit') return 'left';
    if (command.verb === undefined) {
      if (command.puzzle === undefined) showWhatMatters(moment, terminal);
      else sayWrapped(terminal, command.puzzle);
      continue;
    }
    if (tryToAct(command.verb, command.typed, match, terminal)) return undefined;
  }
}

function promptFor({ view, seated, state }: Moment, { paint }: Terminal): string {
  const { asked } = view;
  if (asked && actor(state) === seated.you)
    return paint.bold(sentences.play.mayTheyGoOut(seated.names[asked.seat]!));
  switch (view.phase) {
    case 'deal':
      return paint.bold(isGrabbing(state) ? sentences.play.where : sentences.play.oneOrTwo);
    case 'draw':
      return paint.bold(sentences.play.draw);
    case 'play':
      return paint.bold(view.permission === 'yes' ? sentences.play.mayGoOut : sentences.play.meld);
    case 'discard':
      return paint.bold(sentences.play.discardAgain);
    case 'over':
      return '› ';
  }
}

type Typed = { verb: VerbName; typed: string[] } | { verb?: undefined; puzzle?: string };

function commandIn(line: string, moment: Moment): Typed {
  const [word, ...typed] = wordsOf(line);
  if (word === undefined) return {};
  const bare = bareAnswer(word, typed, moment);
  if (bare) return bare;
  const verb = verbNamed(word);
  if (verb) return { verb, typed };
  const cards = readCards(packFor(moment.seated.terms.pack.id), wordsOf(line));
  const meant = verbLike(word);
  if (!('puzzle' in cards)) return { puzzle: sentences.play.whatWithThem(quoted(line)) };
  if (meant) return { puzzle: sentences.play.didYouMean(quoted(word), meant) };
  return {
    puzzle: sentences.play.unknown(quoted(word)),
  };
}

/** During the deal, a letter or a number is enough. */
function bareAnswer(word: string, typed: readonly string[], moment: Moment): Typed | undefined {
  if (moment.view.phase !== 'deal' || typed.length > 0) return undefined;
  if (/^\d$/.test(word)) return { verb: 'hand', typed: [word] };
  if (
    isGrabbing(moment.state) &&
    (/^[a-o]{1,2}$/.test(word) || /^0?\.\d+$/.test(word)) &&
    word !== 'no'
  )
    return { verb: 'grab', typed: [word] };
  return undefined;
}

/** Returns true if the words led to an action. */
function tryToAct(
  verb: VerbName,
  typed: readonly string[],
  match: OwnGame,
  terminal: Terminal,
): boolean {
  const moment = momentOf(match.seated, match.game.state);
  if (verb === 'undo') {
    takeBack(match, terminal);
    return false;
  }
  const proposal = propose(verb, typed, moment);
  if (!proposal) {
    inform(verb, moment, terminal);
    return false;
  }
  if ('puzzle' in proposal) {
    sayWrapped(terminal, proposal.puzzle);
    return false;
  }
  const refusal = carryOut(proposal, match);
  if (refusal) {
    sayWrapped(terminal, sayNo(refusal, moment, typed));
    return false;
  }
  tellOwn(match, terminal);
  return true;
}

/** Takes your last step back, and shows the hand you have again. */
function takeBack(match: OwnGame, terminal: Terminal): void {
  const isDone = match.takeBack();
  const moment = momentOf(match.seated, match.game.state);
  if (!isDone) sayWrapped(terminal, sayNo({ why: 'nothingToTakeBack' }, moment, []));
  else say(terminal, [sentences.play.undone, ...handOf(moment, screenOf(terminal))]);
}

/** Does the likeliest allowed thing, or returns the refusal to show. */
function carryOut({ actions, blame = 0 }: Proposal, match: OwnGame): Refusal | undefined {
  const { seated } = match;
  const { state } = match.game;
  const allowed = actions.find((action) => apply(state, seated.you, action).ok);
  return match.act(allowed ?? actions[Math.min(blame, actions.length - 1)]!);
}

/** If the person typed only ranks, the refusal talks about ranks, whichever suit was tried. */
function sayNo(refusal: Refusal | TableRefusal, moment: Moment, typed: readonly string[]): string {
  const { seat: you } = moment.view;
  const context = {
    ...contextOf(moment.seated, moment.view.round),
    ...(you === undefined ? {} : { you }),
  };
  const suited = typed.some((word) => /^(10|[2-9tjqka])[hdcs♥♦♣♠]$/.test(word));
  if (refusal.why !== 'notHeld' || suited) return sayRefusal(refusal, context);
  const { pack } = context;
  const kind = pack.kindOf[refusal.card]!;
  const held = yourHand(moment).filter((card) => pack.kindOf[card] === kind).length;
  return held === 0
    ? sentences.play.noneOf(nameOfKind(pack, kind, 2))
    : sentences.play.onlySo(held, nameOfKind(pack, kind, held));
}

/** Shows the result of your action, and your hand if it's still your turn. */
function tellOwn(match: OwnGame, terminal: Terminal): void {
  const moment = momentOf(match.seated, match.game.state);
  tellNews(match, moment, terminal);
  const { view, seated, state } = moment;
  const goesOn = isPlaying(view.phase) && actor(state) === seated.you;
  if (goesOn) say(terminal, handOf(moment, screenOf(terminal)));
}

/** Shows the information the verb asks for; false if it asks for none. */
function inform(verb: VerbName, moment: Moment, terminal: Terminal): boolean {
  const lines = informing(verb, moment, terminal);
  if (lines) say(terminal, lines);
  return lines !== undefined;
}

function informing(
  verb: VerbName,
  moment: Moment,
  terminal: Terminal,
): readonly string[] | undefined {
  const { seated, state, view } = moment;
  const screen = screenOf(terminal);
  switch (verb) {
    case 'hint':
      return view.phase === 'over' ? undefined : hintLines(moment);
    case 'table':
      return ['', ...tableLines(moment, screen)];
    case 'hand':
      return handOf(moment, screen);
    case 'melds':
      return meldsInWords(moment, screen);
    case 'pile':
      return discardLines(view.discards, moment, terminal);
    case 'score':
      return totalsLine(seated, state);
    case 'rules':
      return rulesLines(seated.ruleSet, screen);
    case 'help':
      return helpLines;
    default:
      return undefined;
  }
}

function discardLines(
  discards: readonly Card[],
  { seated }: Moment,
  { paint, width }: Terminal,
): string[] {
  if (discards.length === 0) return [sentences.play.noDiscards];
  const cards = [...discards].reverse().map((card) => cardIn(paint, seated.terms, card));
  return flow(cards, width, { first: sentences.play.fromTop, indent: '  ' });
}
