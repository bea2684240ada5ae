import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Links that begin with `/#` scroll to the element of that id; the page that they lead to may have to come first. */
export function SmoothAnchors() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again scrolls again.
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, key]);
  return null;
}
