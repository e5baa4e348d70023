import type { NightAsk, NightRefusal, NightView, NightWish } from '@hand-and-foot/protocol';
import { apiAddress } from '../../parts/server/server.ts';

/** A new night: its id, and the code in its link. */
interface MadeNight {
  readonly night: string;
  readonly code: string;
}

/** The server's answer about a night: as it is now, nothing new, or why there's none. */
export type Told = NightView | 'same' | 'gone' | 'lost';

export async function makeNight(wish: NightWish): Promise<MadeNight | undefined> {
  const response = await post('nights', wish).catch(() => undefined);
  return response?.ok ? ((await response.json()) as MadeNight) : undefined;
}

export async function lookAtNight(
  night: string,
  code: string | undefined,
  have: number | undefined,
): Promise<Told> {
  const path = have === undefined ? `nights/${night}` : `nights/${night}?have=${have}`;
  try {
    const response = await fetch(apiAddress(path), { headers: codeOf(code), cache: 'no-store' });
    if (response.status === 404) return 'gone';
    if (!response.ok) return 'lost';
    const told = (await response.json()) as NightView | { seq: number };
    return 'night' in told ? told : 'same';
  } catch {
    return 'lost';
  }
}

/** The night after it, or why not. */
export async function askNight(
  night: string,
  code: string | undefined,
  ask: NightAsk,
): Promise<NightView | NightRefusal | 'failed'> {
  try {
    const response = await post(`nights/${night}`, ask, code);
    if (!response.ok) return 'failed';
    const told = (await response.json()) as NightView | { why: NightRefusal };
    return 'why' in told ? told.why : told;
  } catch {
    return 'failed';
  }
}

async function post(path: string, body: unknown, code?: string): Promise<Response> {
  return fetch(apiAddress(path), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...codeOf(code) },
    body: JSON.stringify(body),
  });
}

function codeOf(code: string | undefined): Record<string, string> {
  return code === undefined ? {} : { 'night-code': code };
}
