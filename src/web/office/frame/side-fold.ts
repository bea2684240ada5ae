import { useLayoutEffect, useState } from 'react';

const STORED_AS = 'officeSide';

/** Returns whether the side menu is folded to icons, as this browser remembers it, and a function to fold it or not. */
export function useSideFold(): readonly [folded: boolean, fold: (folded: boolean) => void] {
  const [folded, setFolded] = useState(() => localStorage.getItem(STORED_AS) === 'folded');
  // Before the first paint: the width of the menu (`--side`) and the place of toasts follow it.
  useLayoutEffect(() => {
    document.documentElement.dataset.side = folded ? 'folded' : 'open';
    return () => {
      delete document.documentElement.dataset.side;
    };
  }, [folded]);
  const fold = (next: boolean) => {
    if (next) localStorage.setItem(STORED_AS, 'folded');
    else localStorage.removeItem(STORED_AS);
    setFolded(next);
  };
  return [folded, fold];
}
