import { useState } from 'react';

/** Records chosen in a list. */
export interface Selection {
  /** Chosen on this page, in the order of the list. */
  readonly ids: readonly string[];
  /** True when the whole page is chosen. */
  readonly isPage: boolean;
  /** True when all that match are chosen, beyond this page. */
  readonly all: boolean;
  readonly has: (id: string) => boolean;
  /** Chooses or drops one; with `range`, all between it and the last one as well. */
  readonly toggle: (id: string, range: boolean) => void;
  /** Chooses or drops the whole page. */
  readonly togglePage: () => void;
  readonly chooseAll: () => void;
  readonly clear: () => void;
}

interface Chosen {
  /** The list for which it was chosen; another list has nothing chosen. */
  readonly list: string;
  readonly ids: ReadonlySet<string>;
  readonly last: string | null;
  readonly all: boolean;
}

/** Keeps what is chosen on the page of a list; `list` names the page, and another one begins with nothing. */
export function useSelection(list: string, page: readonly string[]): Selection {
  const none: Chosen = { list, ids: new Set(), last: null, all: false };
  const [kept, setChosen] = useState(none);
  const chosen = kept.list === list ? kept : none;
  const ids = page.filter((id) => chosen.all || chosen.ids.has(id));

  function toggle(id: string, range: boolean): void {
    const next = new Set(ids);
    const [from, to] = [page.indexOf(chosen.last ?? id), page.indexOf(id)];
    const some = range && from >= 0 ? page.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    const isChosen = range || !next.has(id);
    for (const one of some) {
      if (isChosen) next.add(one);
      else next.delete(one);
    }
    setChosen({ list, ids: next, last: id, all: false });
  }

  return {
    ids,
    isPage: ids.length > 0 && ids.length === page.length,
    all: chosen.all,
    has: (id) => chosen.all || chosen.ids.has(id),
    toggle,
    togglePage: () => setChosen({ ...none, ids: ids.length === page.length ? new Set() : new Set(page) }),
    chooseAll: () => setChosen({ ...none, all: true }),
    clear: () => setChosen(none),
  };
}
