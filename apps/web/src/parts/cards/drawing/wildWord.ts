import { letter } from './lettering.ts';

const WORD = letter('WILD', 50, 135, { height: 9, anchor: 0.5, spacing: 0.12 });

/** Shown in the middle of the hatched band, on full faces only. */
export const WILD_WORD = `<g display="var(--wild)" fill="var(--card-ink)"><path fill="var(--card)" d="M30 124h40v13h-40z"/><path d="${WORD}"/></g>`;
