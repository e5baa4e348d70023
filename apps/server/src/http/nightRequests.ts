import { hashOf } from '@hand-and-foot/fair';
import { readNightAsk, readNightWish } from '@hand-and-foot/protocol';
import { Corrupt } from '@hand-and-foot/table';
import type { NightKeeper } from '../nights/nightKeeper.ts';
import { sentences } from '../sentences.ts';
import { bodyOf } from './body.ts';
import { newGuest } from './guest.ts';
import { later } from './later.ts';
import type { Limits } from './limits.ts';
import { sorry, type Said } from './said.ts';
import type { LetIn } from './tableRequests.ts';

export interface NightWishes {
  readonly nights: NightKeeper;
  readonly limits: Limits;
}

/** A wish may hold whole rules. */
const LONGEST_BODY = 65_536;
/** Asks that make shared tables cost as much as one. */
const MAKES_TABLES: ReadonlySet<string> = new Set(['start', 'skip']);

/** Answers a request about a club night or a match. */
export async function answerAboutNights(
  wishes: NightWishes,
  asked: LetIn,
  night: string | undefined,
): Promise<Said> {
  const { request } = asked;
  if (night === undefined)
    return request.method === 'POST' ? make(wishes, asked) : sorry(405, 'noSuchMethod');
  if (!/^[\w-]{1,64}$/.test(night)) return sorry(404, 'noSuchNight');
  const answer = request.method === 'POST' ? ask(wishes, asked, night) : look(wishes, asked, night);
  return answer.catch((error: unknown) => {
    if (!(error instanceof Corrupt)) throw error;
    return { status: 500, value: { why: 'damaged', sentence: sentences.damaged } };
  });
}

async function make({ nights, limits }: NightWishes, asked: LetIn): Promise<Said> {
  const { request, payer } = asked;
  if (!payer.may('table')) return later(limits, 'table');
  const body = await bodyOf(request, LONGEST_BODY);
  if (body === undefined) return sorry(413, 'tooLong');
  const read = readNightWish(body);
  if (!read.ok) return sorry(400, read.why);
  const { guest, remember } = guestIn(asked);
  const opened = await nights.open(read.message, guest);
  if (!opened.ok) return { status: 400, value: { why: 'badRules', ...opened, ok: undefined } };
  remember();
  return { status: 201, value: { night: opened.night, code: opened.code } };
}

async function look({ nights }: NightWishes, asked: LetIn, night: string): Promise<Said> {
  const { request, known } = asked;
  const view = await nights.view(night, { guest: known?.guest ?? '', ...codeIn(asked) });
  if (!view) return sorry(404, 'noSuchNight');
  const have = new URLSearchParams(request.url!.split('?')[1]).get('have');
  // Most looks find nothing new.
  return { status: 200, value: have === String(view.seq) ? { seq: view.seq } : view };
}

async function ask({ nights, limits }: NightWishes, asked: LetIn, night: string): Promise<Said> {
  const body = await bodyOf(asked.request, LONGEST_BODY);
  if (body === undefined) return sorry(413, 'tooLong');
  const read = readNightAsk(body);
  if (!read.ok) return sorry(400, read.why);
  if (MAKES_TABLES.has(read.message.do) && !asked.payer.may('table')) return later(limits, 'table');
  const { guest, remember } = guestIn(asked);
  const answer = await nights.ask(night, { guest, ...codeIn(asked) }, read.message);
  if (answer === undefined) return sorry(404, 'noSuchNight');
  remember();
  // A refusal is an answer like any other here, as at a table.
  return { status: 200, value: typeof answer === 'string' ? { why: answer } : answer };
}

/** The guest who asks; somebody new is given a cookie once they're let in. */
function guestIn({ known, caller, response }: LetIn): { guest: string; remember: () => void } {
  if (known) return { guest: known.guest, remember: () => undefined };
  const { guest, cookie } = newGuest(caller.isSecure);
  return { guest, remember: () => void response.setHeader('Set-Cookie', cookie) };
}

function codeIn({ request }: LetIn): { code?: string } {
  const code = request.headers['night-code'];
  return code === undefined ? {} : { code: hashOf(String(code)) };
}
