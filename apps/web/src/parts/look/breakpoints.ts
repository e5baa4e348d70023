/**
 * Named breakpoints: `@media (--phone)` in a style sheet. Only the table adds heights of its own, because it never
 * scrolls and has to share what there is.
 */
export const breakpoints = {
  /** Zoomed in so far that little is left. */
  '--tiny': '(width < 260px)',
  '--narrow': '(width < 350px)',
  '--phone': '(width < 600px)',
  '--roomy': '(width >= 600px)',
  '--tablet': '(600px <= width < 1024px)',
  '--handheld': '(width < 1024px)',
  '--desktop': '(width >= 1024px)',
  /** A phone on its side. */
  '--low': '(height < 480px)',
  '--short': '(height < 820px)',
  '--shorter': '(height < 720px)',
  '--upright': '(height >= 480px)',
} as const;
