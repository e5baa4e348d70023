import { CAP_HEIGHT, GLYPHS } from './glyphs.ts';
import { place } from './outline.ts';

interface Setting {
  /** Height of the capitals. */
  height: number;
  /** Position of `x` along the text: 0 is its left end, 1 its right end. */
  anchor?: number;
  /** 1 is the drawn width; smaller is narrower. */
  squeeze?: number;
  /** Extra space between letters, as a fraction of the height. */
  spacing?: number;
  turned?: boolean;
}

/** Path data of `text` with its baseline at `y`; turned, it hangs upside down from there. */
export function letter(text: string, x: number, y: number, setting: Setting): string {
  const { height, anchor = 0, squeeze = 1, spacing = 0, turned = false } = setting;
  const way = turned ? -1 : 1;
  const scale = (height / CAP_HEIGHT) * way;
  const gap = spacing * CAP_HEIGHT;
  const glyphs = Array.from(text, (character) => GLYPHS[character]!);
  const width = glyphs.reduce((sum, glyph) => sum + glyph.width + gap, -gap);
  let at = x - anchor * width * scale * squeeze;
  return glyphs
    .map((glyph) => {
      const placed = place(glyph.outline, at, y, scale * squeeze, scale);
      at += (glyph.width + gap) * scale * squeeze;
      return placed;
    })
    .join('');
}
