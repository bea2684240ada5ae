import { useEffect } from 'react';

/** A page that was opened by a bare link learns its title only with what it shows. */
export function PageTitle({ children }: { children: string }) {
  useEffect(() => {
    document.title = children;
  }, [children]);
  return null;
}
