/** The browser also stores things for other pages of a site. */
const OURS = 'hand-and-foot.';

/** The stored value with this name, if it can be read. */
export function recall(name: string): unknown {
  try {
    const text = localStorage.getItem(OURS + name) ?? formerly(name);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Earlier versions stored it without our prefix; it's read once more and moved. */
function formerly(name: string): string | null {
  const text = localStorage.getItem(name);
  if (text === null) return null;
  localStorage.removeItem(name);
  localStorage.setItem(OURS + name, text);
  return text;
}

/** Stores a value for the next visit; undefined deletes it. In a full or closed store it lasts as long as the page. */
export function storeValue(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(OURS + name);
    else localStorage.setItem(OURS + name, JSON.stringify(value));
  } catch {
    // Nothing can or needs to be done about it.
  }
}

/** The rest of each stored name with this prefix. */
export function idsRemembered(beginning: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(OURS + beginning))
      .map((name) => name.slice(OURS.length + beginning.length));
  } catch {
    return [];
  }
}
