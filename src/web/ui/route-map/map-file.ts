import { useSyncExternalStore } from 'react';

/** A file of the map, loaded on first use and kept. */
export interface MapFile<Value> {
  /** Loads the file once. Resolves in any case: a map without it is poorer, which is worth no message, and tries again. */
  readonly load: () => Promise<void>;
  /** Returns what was loaded. */
  readonly value: () => Value | undefined;
}

const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns a file that is read by a function. */
export function mapFile<Value>(read: () => Promise<Value>): MapFile<Value> {
  let value: Value | undefined;
  let loading: Promise<void> | null = null;
  const start = async (): Promise<void> => {
    try {
      value = await read();
      for (const listener of listeners) listener();
    } catch {
      loading = null;
    }
  };
  return {
    load: () => {
      loading ??= start();
      return loading;
    },
    value: () => value,
  };
}

/** Returns what a function finds in the files, again whenever one has loaded; undefined on the server. */
export const useMapFiles = <Value>(find: () => Value | undefined): Value | undefined =>
  useSyncExternalStore(listen, find, () => undefined);
