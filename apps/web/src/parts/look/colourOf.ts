/** A colour of the palette as the browser shows it now, for what is not styled: a canvas, the browser's own bars. */
export function colourOf(token: `--${string}`): string {
  const probe = document.createElement('i');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
