import type { Notice } from '@hand-and-foot/scorepad';
import { useRef } from 'preact/hooks';

/** The newest notice first: it's about the last entry. */
export function useNewestFirst(notices: readonly Notice[]): Notice[] {
  const order = useRef<readonly string[]>([]);
  const told = new Map(notices.map((notice) => [JSON.stringify(notice), notice]));
  const news = [...told.keys()].filter((key) => !order.current.includes(key));
  order.current = [...news, ...order.current.filter((key) => told.has(key))];
  return order.current.map((key) => told.get(key)!);
}
