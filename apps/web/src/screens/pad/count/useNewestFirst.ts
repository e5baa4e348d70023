import type { Notice } from '@hand-and-foot/scorepad';
import { useRef } from 'preact/hooks';

/** What came up last stands first: it is about what was written just now. */
export function useNewestFirst(notices: readonly Notice[]): Notice[] {
  const order = useRef<readonly string[]>([]);
  const told = new Map(notices.map((notice) => [JSON.stringify(notice), notice]));
  const news = [...told.keys()].filter((key) => !order.current.includes(key));
  order.current = [...news, ...order.current.filter((key) => told.has(key))];
  return order.current.map((key) => told.get(key)!);
}
