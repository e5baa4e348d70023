import { html } from './html.ts';
import { script } from './script.ts';
import { style } from './style.ts';

/** The operator's page by URL. It's small, and separate from the page people play on. */
export const files: ReadonlyMap<string, { readonly type: string; readonly text: string }> = new Map(
  [
    ['/operator', { type: 'text/html; charset=utf-8', text: html }],
    ['/operator.js', { type: 'text/javascript; charset=utf-8', text: script }],
    ['/operator.css', { type: 'text/css; charset=utf-8', text: style }],
  ],
);
