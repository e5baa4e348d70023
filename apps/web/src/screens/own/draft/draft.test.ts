import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The used part of the browser's storage. */
function newStore(): object {
  const store: Record<string, string> = {};
  const hidden = (value: unknown) => ({ value, configurable: true });
  return Object.defineProperties(store, {
    getItem: hidden((key: string) => store[key] ?? null),
    setItem: hidden((key: string, text: string) => Reflect.set(store, key, text)),
    removeItem: hidden((key: string) => Reflect.deleteProperty(store, key)),
  });
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', newStore());
});
afterEach(() => vi.unstubAllGlobals());

async function begun() {
  const { beginDraft, openDraft } = await import('./draft.ts');
  beginDraft('x', { name: 'Ours', author: '', parent: 'house', changes: {} });
  return openDraft('x')!;
}

test('a change is counted, put back, and undone', async () => {
  const draft = await begun();
  draft.turn('draw', 3);
  draft.turn('goOutBonus', 200);
  expect(draft.changed.value).toEqual(['draw', 'goOutBonus']);
  draft.putBack('draw');
  expect(draft.changed.value).toEqual(['goOutBonus']);
  draft.undo();
  expect(draft.rules.value.draw).toBe(3);
  draft.undo();
  draft.undo();
  expect([draft.changed.value, draft.canUndo.value]).toEqual([[], false]);
});

test('unsaved changes survive, and saving raises the version', async () => {
  const draft = await begun();
  const leave = draft.keep();
  draft.turn('draw', 3);
  expect(draft.isSaved.value).toBe(false);
  leave();
  draft.turn('draw', 5);
  vi.resetModules();
  const { openDraft, unsavedDrafts } = await import('./draft.ts');
  expect(unsavedDrafts()).toMatchObject([{ id: 'x', changes: { draw: 3 } }]);
  const again = openDraft('x')!;
  again.keep();
  expect(again.save()).toMatchObject({ id: 'x', version: 1, changes: { draw: 3 } });
  expect([again.isSaved.value, unsavedDrafts()]).toEqual([true, []]);
  again.turn('draw', 4);
  expect(again.save()).toMatchObject({ version: 2, changes: { draw: 4 } });
});

test('two windows on the same rules lose nothing of each other', async () => {
  const one = await begun();
  one.keep();
  const { openDraft } = await import('./draft.ts');
  const other = openDraft('x')!;
  other.keep();
  one.turn('draw', 3);
  other.adopt();
  other.turn('goOutBonus', 200);
  other.label.value = { name: 'Ours too', author: '' };
  one.adopt();
  expect(one.save()).toMatchObject({ name: 'Ours too', changes: { draw: 3, goOutBonus: 200 } });
  other.adopt();
  expect(other.isSaved.value).toBe(true);
  other.undo();
  expect(other.changed.value).toEqual(['draw']);
});

test('a full store is told, and nothing is lost from the draft', async () => {
  const draft = await begun();
  Object.defineProperty(localStorage, 'setItem', {
    configurable: true,
    value: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  draft.turn('draw', 3);
  expect(draft.save()).toBeUndefined();
  expect(draft.rules.value.draw).toBe(3);
});

test('drafts of another version are not shown, and stay', async () => {
  const place = 'hand-and-foot.own.old';
  localStorage.setItem(
    place,
    JSON.stringify({ id: 'old', name: 'Old', version: 1, parent: 'gone', changes: {} }),
  );
  localStorage.setItem('hand-and-foot.own.torn', '{"id":"torn","na');
  const { ownSets, unreadSets } = await import('../../../parts/settings/ownRules.ts');
  expect(ownSets.value).toEqual([]);
  expect(unreadSets.value).toEqual(['Old', undefined]);
  expect(localStorage.getItem(place)).toContain('Old');
});
