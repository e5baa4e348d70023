import { useEffect, useState } from 'preact/hooks';

/** The time by the page's own clock, which nobody sets, updated every second. */
export function useSeconds(): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
