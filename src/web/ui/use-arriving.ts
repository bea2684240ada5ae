import { useEffect, useState } from 'react';

interface Arriving<T> {
  /** The last value that is there, of an earlier wish while the present one is under way; null before the first. */
  readonly latest: T | null;
  readonly pending: boolean;
}

/**
 * What a loader gave, there already or still on its way: a page that shows the old while the new one comes never
 * stands still. The promise must not fail; hand a failure over as a value.
 */
export function useArriving<T>(given: T | Promise<T>): Arriving<T> {
  const [arrived, setArrived] = useState<{ readonly of: unknown; readonly value: T } | null>(null);
  const there = given instanceof Promise ? null : { of: given, value: given };
  if (there && arrived?.of !== given) setArrived(there);
  useEffect(() => {
    if (!(given instanceof Promise)) return;
    let left = false;
    void given.then((value) => {
      if (!left) setArrived({ of: given, value });
    });
    return () => {
      left = true;
    };
  }, [given]);
  const shown = there ?? arrived;
  return { latest: shown?.value ?? null, pending: shown?.of !== given };
}
