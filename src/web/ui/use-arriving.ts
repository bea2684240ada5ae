import { useEffect, useState } from 'react';

interface Arriving<T> {
  /**
   * The last value that arrived, possibly from the previous request while the present one is pending; null before the
   * first.
   */
  readonly latest: T | null;
  readonly pending: boolean;
}

/**
 * Returns a loader's data, given as a value or a promise, and keeps the old value while the new one loads. The promise
 * must not reject; pass failures as values.
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
