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
import { hostOf, languageOf, previewOf } from './preview.ts';
import type { Preview } from './previewWords.ts';

interface Wishes {
  /** The built page's folder. */
  readonly dir: string;
  readonly outlines: Pick<Outlines, 'known' | 'latest'>;
  readonly limits: Pick<Limits, 'payer'>;
}

/** A table's own address, `/t/ID` to play or `/w/ID` to watch. */
export interface TablePlace {
  readonly way: 'play' | 'watch';
  readonly table: string;
}

export function tablePlaceIn(path: string): TablePlace | undefined {
  const [, short, table] = /^\/([tw])\/([\w-]{1,64})$/.exec(path) ?? [];
  return table === undefined ? undefined : { way: short === 't' ? 'play' : 'watch', table };
}

export type TablePage = (
  request: IncomingMessage,
  response: ServerResponse,
  caller: Caller,
  place: TablePlace,
) => Promise<void>;

/** Answers a table's address with the page, and with a preview for messengers, which run no scripts. */
export function newTablePage({ dir, outlines, limits }: Wishes): TablePage {
  const html = readFileSync(join(dir, 'index.html'), 'utf8');

  /** A table that can't be looked up now is like one that isn't there: the page itself tells. */
  async function outlineFor(table: string, caller: Caller): Promise<Outline | undefined> {
    if (!limits.payer(caller.address, undefined).may('story')) return undefined;
    try {
      const known = await outlines.known(table);
      // The log is read again only for the name, which is missing before the host sits down.
      return known && hostOf(known) === undefined ? await outlines.latest(table) : known;
    } catch (error) {
      if (error instanceof Corrupt || error instanceof Busy) return undefined;
      throw error;
    }
  }

  return async (request, response, caller, { way, table }) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...guards, Allow: 'GET, HEAD' }).end();
      return;
    }
    const language = languageOf(request.headers['accept-language']);
    const preview = previewOf(await outlineFor(table, caller), way, language);
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
