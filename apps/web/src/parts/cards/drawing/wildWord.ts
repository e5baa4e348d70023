import { letter } from './lettering.ts';

const ENGLISH = letter('WILD', 50, 135, { height: 9, anchor: 0.5, spacing: 0.12 });
const SPANISH = letter('COMODÍN', 50, 135, {
  height: 9,
  anchor: 0.5,
  spacing: 0.12,
  squeeze: 0.8,
});

/** Shown in the middle of the hatched band, on full faces only. */
export const WILD_WORD = '<use display="var(--wild)" href="#wild-word"/>';

/** That word in both languages, once per page; the styles show one. */
export const WILD_WORDS =
  '<g id="wild-word" fill="var(--card-ink)">' +
  `<g display="var(--in-english, inline)"><path fill="var(--card)" d="M30 124h40v13h-40z"/><path d="${ENGLISH}"/></g>` +
  `<g display="var(--in-spanish, none)"><path fill="var(--card)" d="M20 123h60v14h-60z"/><path d="${SPANISH}"/></g></g>`;
