/**
 * Named breakpoints: `@media (--phone)` in a style sheet. There are four edges: three widths, and the height
 * of a phone on its side. More heights only the table has, and the screens of its shape: it never scrolls, and has to
 * share out what there is.
 */
export const breakpoints = {
  '--narrow': '(width < 350px)',
  '--phone': '(width < 600px)',
  '--roomy': '(width >= 600px)',
  '--tablet': '(600px <= width < 1024px)',
  '--handheld': '(width < 1024px)',
  '--desktop': '(width >= 1024px)',
  /** A phone on its side. */
  '--low': '(height < 480px)',
  '--upright': '(height >= 480px)',
  '--shorter': '(height < 720px)',
  '--tall': '(height >= 720px)',
  '--short': '(height < 820px)',
  '--lofty': '(height >= 1100px)',
  '--table-tablet': '(600px <= width < 1024px) and (height >= 900px)',
  '--table-desktop': '(width >= 1024px) and (height >= 600px)',
  /** Room for real cards. */
  '--table-large':
    '(600px <= width < 1024px) and (height >= 900px), (width >= 1024px) and (height >= 600px)',
  '--large-desktop': '(width >= 1440px) and (height >= 860px)',
  /** A phone on its side, and other windows with more width than height. */
  '--table-side':
    '(height < 480px), (600px <= width < 1024px) and (height < 620px), (width >= 1024px) and (height < 600px)',
} as const;
