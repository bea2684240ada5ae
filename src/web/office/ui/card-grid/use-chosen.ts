import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';

/** A record of the list: its version grows with each save. */
interface ListedRecord {
  readonly _id: string;
  readonly version: number;
}

interface ChosenOptions<V> {
  /** Sends the value for a record, on top of the last version known here. */
  send: (id: string, value: V, version: number) => Promise<{ readonly version: number }>;
  onFailure: (error: unknown) => void;
}

interface Chosen<V> {
  readonly value: V;
  /** The version that the save wrote; null while sending. */
  readonly version: number | null;
}

/**
 * Shows a value chosen on a card at once, until the list has the written version; restores the old value after a
 * refusal. A further choice for the same record waits for the first.
 */
export function useChosen<V>({ send, onFailure }: ChosenOptions<V>) {
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen<V>>>(new Map());
  const turns = useRef(new Map<string, Promise<void>>());
  const written = useRef(new Map<string, { readonly value: V; readonly version: number }>());

  const show = (id: string, now: Chosen<V> | undefined) =>
    setChosen((all) => new Map([...all].filter(([key]) => key !== id).concat(now ? [[id, now]] : [])));

  const take = async ({ _id: id, version: listed }: ListedRecord, value: V): Promise<void> => {
    try {
      const { version } = await send(id, value, Math.max(listed, written.current.get(id)?.version ?? 0));
      written.current.set(id, { value, version });
    } catch (error) {
      onFailure(error);
    }
  };
  const choose = (record: ListedRecord, value: V) => {
    const id = record._id;
    show(id, { value, version: null });
    const turn = (turns.current.get(id) ?? Promise.resolve())
      .then(() => take(record, value))
      .then(() => {
        if (turns.current.get(id) !== turn) return;
        show(id, written.current.get(id));
        void revalidate();
      });
    turns.current.set(id, turn);
  };
  const chosenOf = ({ _id, version }: ListedRecord): V | undefined => {
    const now = chosen.get(_id);
    return now && (now.version === null || now.version > version) ? now.value : undefined;
  };
  return { chosenOf, choose };
}
