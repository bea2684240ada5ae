import { lazy } from 'react';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import { latLonOf } from '../../../core/maps/route-lines.ts';
import { compare } from '../../../words/en/site/compare.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { cardId } from './itinerary-card.tsx';
import styles from './options-panel.module.css';

/** Draws land, names and lines: loaded when a reader opens the map. */
const OptionsMap = lazy(() => import('../../ui/route-map/options-map.tsx'));

interface OptionsPanelProps {
  itineraries: readonly Itinerary[];
  /** The numbers of the cards, by slug. */
  numbers: ReadonlyMap<string, number>;
  current: string | null;
  onPoint: (slug: string, isPointed: boolean) => void;
}

/** Shows the routes of all suggestions on one map; a pressed number leads to its card. */
export function OptionsPanel({ itineraries, numbers, current, onPoint }: OptionsPanelProps) {
  const options = itineraries.map(({ slug, title, figures }) => {
    const number = numbers.get(slug) ?? 0;
    return {
      key: slug,
      number,
      title,
      label: compare.showCard,
      legs: (figures?.legs ?? []).map(({ by, from, to }) => ({ by, from: latLonOf(from), to: latLonOf(to) })),
    };
  });
  const towns = new Map(
    itineraries
      .flatMap(({ figures }) => figures?.towns ?? [])
      .map((town) => [town.name, { name: town.name, at: latLonOf(town), days: [] }]),
  );
  const showCard = (slug: string) => {
    const card = document.getElementById(cardId(slug));
    card?.scrollIntoView({ block: 'center' });
    card?.querySelector('a')?.focus({ preventScroll: true });
  };
  return (
    <section className={styles.panel} aria-label={compare.mapTitle}>
      <LazyPart waiting={<div className={styles.waiting} />} fallback={null}>
        <OptionsMap
          title={compare.mapTitle}
          options={options}
          towns={[...towns.values()]}
          current={current}
          onPoint={onPoint}
          onPick={showCard}
        />
      </LazyPart>
      <p className={styles.hint}>{compare.mapHint}</p>
    </section>
  );
}
