/** The browser keeps things for other pages of a site as well. */
const OURS = 'hand-and-foot.';

/** What was kept under this name, if it can be read. */
export function recall(name: string): unknown {
  try {
    const text = localStorage.getItem(OURS + name) ?? formerly(name);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Earlier versions kept it without our name before it; it is read once more and given its place. */
function formerly(name: string): string | null {
  const text = localStorage.getItem(name);
  if (text === null) return null;
  localStorage.removeItem(name);
  localStorage.setItem(OURS + name, text);
  return text;
}

/** Keeps something for the next visit; undefined is forgotten. In a full or forbidden store it lasts as long as the page. */
export function remember(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(OURS + name);
    else localStorage.setItem(OURS + name, JSON.stringify(value));
  } catch {
    // Nothing can be done about it, and nothing has to be.
  }
}

/** How the names go on that begin like this, of all that is kept. */
export function idsRemembered(beginning: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(OURS + beginning))
      .map((name) => name.slice(OURS.length + beginning.length));
  } catch {
    return [];
  }
}
