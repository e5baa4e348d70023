/** A palette color as the browser shows it now, for a canvas or the browser's bars. */
export function colourOf(token: `--${string}`): string {
  const probe = document.createElement('i');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
