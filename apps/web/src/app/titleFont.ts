const file = new URL('../parts/look/fonts/young-serif.woff2', import.meta.url);
const face = new FontFace('Young Serif', `url(${file.href})`);
let isHere = false;

/** Longer than most fonts take, and short beside the screen that's loaded with it. */
const PATIENCE_MS = 200;

/** Loads the titles' font with the first screen that has a title; a late font isn't waited for. */
export async function loadTitleFont(): Promise<void> {
  const coming = face.load().then(
    () => (isHere = true),
    () => undefined,
  );
  await Promise.race([coming, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  showTitleFont();
}

/** Called between two screens, so that no title changes while it's read. */
export function showTitleFont(): void {
  if (isHere) document.fonts.add(face);
}
