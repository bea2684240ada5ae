import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { attempt } from '../browser/storage.ts';

/**
 * Links that begin with `/#` scroll to the element of that id; the page that they lead to may have to come first. They
 * alone scroll smoothly: another page begins at its top, and who goes back is at once where they were.
 */
export function SmoothAnchors() {
  const { hash, key } = useLocation();
  const isLink = useNavigationType() !== 'POP';

  // Before the router scrolls, which it does once the page is laid out.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-smooth', isLink && hash !== '');
  }, [isLink, hash]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again scrolls again.
  useEffect(() => {
    // What stands behind the # may be anything.
    const id = attempt(() => decodeURIComponent(hash.slice(1)), '');
    if (isLink && id) document.getElementById(id)?.scrollIntoView();
  }, [hash, key]);
  return null;
}
