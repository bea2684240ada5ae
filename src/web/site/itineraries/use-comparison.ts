import { useState } from 'react';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import { useNavigation, useNavigator } from '../../navigation/navigation.ts';
import { comparedSlugs, compareHash, MOST_COMPARED } from './compare-address.ts';

/** What is chosen for the comparison, and the comparison that the address names. */
export interface Comparison {
  /** Slugs, in the order of choosing. */
  readonly chosen: readonly string[];
  /** Another plan was pressed although three are chosen. */
  readonly isFull: boolean;
  /** The compared plans; null while none are compared. */
  readonly compared: readonly string[] | null;
  readonly toggle: (slug: string) => void;
  readonly clear: () => void;
  readonly open: () => void;
  readonly close: () => void;
}

/** Chooses plans and compares them under an address of their own, which the browser's buttons open and close. */
export function useComparison(itineraries: readonly Itinerary[]): Comparison {
  const { location } = useNavigation();
  const { navigate } = useNavigator();
  const compared = comparedSlugs(location.hash);
  const [picked, setPicked] = useState<readonly string[]>(compared ?? []);
  const [isFull, setFull] = useState(false);
  // The entry of the history from which the comparison was opened here.
  const [openedFrom, setOpenedFrom] = useState<string | null>(null);
  const chosen = picked.filter((slug) => itineraries.some((plan) => plan.slug === slug));
  const path = location.pathname + location.search;
  const keep = { state: location.state, preventScrollReset: true };

  return {
    chosen,
    isFull,
    compared,
    toggle(slug) {
      const isChosen = chosen.includes(slug);
      const isOver = !isChosen && chosen.length >= MOST_COMPARED;
      setFull(isOver);
      if (!isOver) setPicked(isChosen ? chosen.filter((each) => each !== slug) : [...chosen, slug]);
    },
    clear() {
      setFull(false);
      setPicked([]);
    },
    open() {
      setOpenedFrom(location.key);
      void navigate(path + compareHash(chosen), keep);
    },
    close() {
      if (openedFrom === null) return void navigate(path, { ...keep, replace: true });
      setOpenedFrom(null);
      history.back();
    },
  };
}
