import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';

interface ChosenOptions<V> {
  /** Sends what was chosen for a record. */
  send: (id: string, value: V) => Promise<unknown>;
  onFailure: (error: unknown) => void;
}

/**
 * A value that was chosen on a card and is on its way: it shows at once, and goes back when it is refused. What is chosen
 * for the same record meanwhile waits its turn.
 */
export function useChosen<V>({ send, onFailure }: ChosenOptions<V>) {
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<ReadonlyMap<string, V>>(new Map());
  const turns = useRef(new Map<string, Promise<void>>());
  const choose = (id: string, value: V) => {
    setChosen((now) => new Map(now).set(id, value));
    const turn = (turns.current.get(id) ?? Promise.resolve())
      .then(() => send(id, value))
      .catch(onFailure)
      .then(async () => {
        const isLast = () => turns.current.get(id) === turn;
        if (isLast()) await revalidate();
        if (!isLast()) return;
        turns.current.delete(id);
        setChosen((now) => new Map([...now].filter(([key]) => key !== id)));
      });
    turns.current.set(id, turn);
  };
  return { chosen, choose };
}
