import { type ReactNode, useMemo, useState } from 'react';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import { results } from '../../../words/en/site/results.ts';
import { ChecksDialog } from './checks.tsx';
import { ItineraryCard, ItineraryCardSkeleton } from './itinerary-card.tsx';
import styles from './itinerary-grid.module.css';
import { choosePlaces, type Picture } from './place-picture.ts';

/** Number of trips planned at a time. */
const BATCH = 6;

type Order = 'match' | 'price';

interface ItineraryGridProps {
  itineraries: readonly Itinerary[];
  /** Number of cards still loading. */
  coming: number;
  /** Replaces the choice of order while cards are still to come. */
  progress?: ReactNode;
  onOpen: (itinerary: Itinerary, picture: Picture) => void;
}

/** Returns the slug of the card labelled "Lowest price"; null for fewer than two cards. */
function cheapestOf(itineraries: readonly Itinerary[]): string | null {
  if (itineraries.length < 2) return null;
  return itineraries.reduce((a, b) => (b.pricePP < a.pricePP ? b : a)).slug;
}

/** Shows the suggestions side by side, in order of arrival or by price. */
export function ItineraryGrid({ itineraries, coming, progress, onOpen }: ItineraryGridProps) {
  const [order, setOrder] = useState<Order>('match');
  const [checked, setChecked] = useState<Itinerary | null>(null);
  const places = useMemo(() => choosePlaces(itineraries), [itineraries]);
  const turns = useMemo(() => new Map(itineraries.map(({ slug }, i) => [slug, i % BATCH])), [itineraries]);
  const sorted = order === 'match' ? itineraries : itineraries.toSorted((a, b) => a.pricePP - b.pricePP);
  // While cards are still to come, a cheaper one may follow.
  const cheapest = coming > 0 ? null : cheapestOf(itineraries);
  return (
    <>
      <h2 className="visually-hidden">{results.itineraries}</h2>
      <div className={styles.bar}>
        {progress || (itineraries.length > 1 && <OrderSwitch order={order} onChange={setOrder} />)}
      </div>
      <div className={styles.grid}>
        {sorted.map((itinerary) => (
          <ItineraryCard
            key={itinerary.slug}
            itinerary={itinerary}
            place={places.get(itinerary.slug) ?? itinerary.toLocation}
            turn={turns.get(itinerary.slug) ?? 0}
            mark={itinerary.slug === cheapest ? results.lowestPrice : undefined}
            onOpen={onOpen}
            onShowChecks={setChecked}
          />
        ))}
        {Array.from({ length: coming }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: each keeps its place; the one whose place is taken goes, no other moves.
          <ItineraryCardSkeleton key={`place ${itineraries.length + i}`} />
        ))}
      </div>
      <ChecksDialog itinerary={checked} onClose={() => setChecked(null)} />
    </>
  );
}

interface OrderSwitchProps {
  order: Order;
  onChange: (order: Order) => void;
}

function OrderSwitch({ order, onChange }: OrderSwitchProps) {
  return (
    <fieldset className={styles.order}>
      <legend>{results.sortBy}</legend>
      {(['match', 'price'] as const).map((name) => (
        <label key={name}>
          <input
            type="radio"
            name="order"
            value={name}
            checked={order === name}
            onChange={() => onChange(name)}
            className="visually-hidden"
          />
          {results.orders[name]}
        </label>
      ))}
    </fieldset>
  );
}
