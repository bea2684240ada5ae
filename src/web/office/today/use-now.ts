import { useEffect, useState } from 'react';

const TICK_MS = 20_000;

/** Returns the present moment, a few times a minute, so that waiting times go on. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
