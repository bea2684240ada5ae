import { useEffect } from 'react';

/** Sets the title from the content, for a page opened by a bare link. */
export function PageTitle({ children }: { children: string }) {
  useEffect(() => {
    document.title = children;
  }, [children]);
  return null;
}
