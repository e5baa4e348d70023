import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Corrupt } from '@hand-and-foot/table';
import { Busy } from '../house/oneByOne.ts';
import type { Outline } from '../house/outline.ts';
import type { Outlines } from '../house/outlines.ts';
import { accepts } from './accepts.ts';
import type { Caller } from './caller.ts';
import type { Limits } from './limits.ts';
import { guards, policyFor } from './policy.ts';
import type { NightKeeper } from '../nights/nightKeeper.ts';
import { hostOf, languageOf, nightPreviewOf, previewOf } from './preview.ts';
import type { Preview } from './previewWords.ts';

interface Wishes {
  /** The built page's folder. */
  readonly dir: string;
  readonly outlines: Pick<Outlines, 'known' | 'latest'>;
  readonly nights: Pick<NightKeeper, 'door'>;
  readonly limits: Pick<Limits, 'payer'>;
}

/** A table's own address, `/t/ID` to play or `/w/ID` to watch, or a night's, `/n/ID`. */
export interface TablePlace {
  readonly way: 'play' | 'watch' | 'night';
  /** The id of the table or the night. */
  readonly id: string;
}

const WAYS = { t: 'play', w: 'watch', n: 'night' } as const;

export function tablePlaceIn(path: string): TablePlace | undefined {
  const [, short, id] = /^\/([twn])\/([\w-]{1,64})$/.exec(path) ?? [];
  return id === undefined ? undefined : { way: WAYS[short as keyof typeof WAYS], id };
}

export type TablePage = (
  request: IncomingMessage,
  response: ServerResponse,
  caller: Caller,
  place: TablePlace,
) => Promise<void>;

/** Answers the address of a table or a night with the page, and with a preview for messengers, which run no scripts. */
export function newTablePage({ dir, outlines, nights, limits }: Wishes): TablePage {
  const html = readFileSync(join(dir, 'index.html'), 'utf8');

  async function outlineOf(table: string): Promise<Outline | undefined> {
    const known = await outlines.known(table);
    // The log is read again only for the name, which is missing before the host sits down.
    return known && hostOf(known) === undefined ? outlines.latest(table) : known;
  }

  /** A table or night that can't be looked up now is like one that isn't there: the page itself tells. */
  async function found<Thing>(
    look: () => Promise<Thing | undefined>,
    caller: Caller,
  ): Promise<Thing | undefined> {
    if (!limits.payer(caller.address, undefined).may('story')) return undefined;
    try {
      return await look();
    } catch (error) {
      if (error instanceof Corrupt || error instanceof Busy) return undefined;
      throw error;
    }
  }

  return async (request, response, caller, { way, id }) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...guards, Allow: 'GET, HEAD' }).end();
      return;
    }
    const language = languageOf(request.headers['accept-language']);
    const preview =
      way === 'night'
        ? nightPreviewOf(await found(async () => nights.door(id), caller), language)
        : previewOf(await found(async () => outlineOf(id), caller), way, language);
    const whole = Buffer.from(pageWith(html, preview, request.url!, caller));
    const isPacked = accepts(request.headers['accept-encoding'], 'gzip');
    const body = isPacked ? gzipSync(whole) : whole;
    response.writeHead(200, {
      ...guards,
      ...policyFor(caller.host),
      'Cache-Control': 'no-cache',
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.length,
      Vary: 'Accept-Encoding, Accept-Language',
      ...(isPacked ? { 'Content-Encoding': 'gzip' } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** The page one folder deeper, with the preview in its head. */
function pageWith(html: string, preview: Preview, url: string, caller: Caller): string {
  const base = `${caller.isSecure ? 'https' : 'http'}://${caller.host ?? ''}`;
  const title = escaped(preview.title);
  const tags = [
    ['og:type', 'website'],
    ['og:site_name', 'Hand and Foot'],
    ['og:title', preview.title],
    ['og:description', preview.sentence],
    ['og:url', base + url.split('?')[0]!],
    ['og:image', `${base}/invitation.png`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['twitter:card', 'summary_large_image'],
  ].map(([name, content]) => {
    const key = name!.startsWith('og:') ? 'property' : 'name';
    return `    <meta ${key}="${name}" content="${escaped(content!)}" />\n`;
  });
  return html
    .replace('<base href="./"', '<base href="../"')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `${tags.join('')}  </head>`);
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
