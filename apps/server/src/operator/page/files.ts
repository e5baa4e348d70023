import { html } from './html.ts';
import { script } from './script.ts';
import { style } from './style.ts';

/** The operator's page, by address. It is small, and has nothing to do with the page that people play on. */
export const files: ReadonlyMap<string, { readonly type: string; readonly text: string }> = new Map(
  [
    ['/operator', { type: 'text/html; charset=utf-8', text: html }],
    ['/operator.js', { type: 'text/javascript; charset=utf-8', text: script }],
    ['/operator.css', { type: 'text/css; charset=utf-8', text: style }],
  ],
);
