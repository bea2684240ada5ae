import { useEffect, useLayoutEffect } from 'react';
import { attempt } from '../browser/storage.ts';
import { useNavigation } from '../navigation/navigation.ts';

/**
 * Makes links to `/#id` scroll smoothly to that element, also when its page has to load first. Nothing else scrolls
 * smoothly: another page starts at its top, and a back navigation restores its position at once.
 */
export function SmoothAnchors() {
  const {
    location: { hash, key },
    byHistory,
  } = useNavigation();
  const isLink = !byHistory;

  // Runs before the router scrolls, which it does after layout.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-smooth', isLink && hash !== '');
  }, [isLink, hash]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again scrolls again.
  useEffect(() => {
    // The fragment may hold anything, including invalid escapes.
    const id = attempt(() => decodeURIComponent(hash.slice(1)), '');
    if (isLink && id) document.getElementById(id)?.scrollIntoView();
  }, [hash, key]);
  return null;
}
