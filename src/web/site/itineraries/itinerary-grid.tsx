import { type ReactNode, useMemo, useState } from 'react';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import { compare } from '../../../words/en/site/compare.ts';
import { results } from '../../../words/en/site/results.ts';
import { Button } from '../../ui/button.tsx';
import { MapIcon } from '../../ui/trip-icons.tsx';
import { ChecksDialog } from './checks.tsx';
import { ItineraryCard, ItineraryCardSkeleton } from './itinerary-card.tsx';
import styles from './itinerary-grid.module.css';
import { OptionsPanel } from './options-panel.tsx';
import { choosePlaces, type Picture } from './place-picture.ts';
import type { Comparison } from './use-comparison.ts';

/** Number of trips planned at a time. */
const BATCH = 6;

type Order = 'match' | 'price';

interface ItineraryGridProps {
  itineraries: readonly Itinerary[];
  /** Number of cards still loading. */
  coming: number;
  /** Replaces the choice of order while cards are still to come. */
  progress?: ReactNode;
  /** What is chosen for the comparison. */
  comparison: Pick<Comparison, 'chosen' | 'toggle'>;
  onOpen: (itinerary: Itinerary, picture: Picture) => void;
}

/** Returns the slug of the card labelled "Lowest price"; null for fewer than two cards. */
function cheapestOf(itineraries: readonly Itinerary[]): string | null {
  if (itineraries.length < 2) return null;
  return itineraries.reduce((a, b) => (b.pricePP < a.pricePP ? b : a)).slug;
}

/** Shows the suggestions side by side, in order of arrival or by price, and their routes on a map. */
export function ItineraryGrid({ itineraries, coming, progress, comparison, onOpen }: ItineraryGridProps) {
  const [order, setOrder] = useState<Order>('match');
  const [checked, setChecked] = useState<Itinerary | null>(null);
  const [hasMap, setHasMap] = useState(false);
  const [current, setCurrent] = useState<string | null>(null);
  // What is left last may not be what was pointed at last: the pointer leaves a card after another one has the focus.
  const point = (slug: string, isPointed: boolean) =>
    setCurrent((before) => (isPointed ? slug : before === slug ? null : before));
  const places = useMemo(() => choosePlaces(itineraries), [itineraries]);
  const numbers = useMemo(() => new Map(itineraries.map(({ slug }, i) => [slug, i + 1])), [itineraries]);
  const sorted = order === 'match' ? itineraries : itineraries.toSorted((a, b) => a.pricePP - b.pricePP);
  // While cards are still to come, a cheaper one may follow.
  const cheapest = coming > 0 ? null : cheapestOf(itineraries);
  const routed = itineraries.filter(({ figures }) => figures && figures.legs.length > 0);
  const showsMap = hasMap && routed.length > 1;
  const turnOf = (slug: string): number => ((numbers.get(slug) ?? 1) - 1) % BATCH;
  return (
    <>
      <h2 className="visually-hidden">{results.itineraries}</h2>
      <div className={styles.bar}>
        {progress ||
          (itineraries.length > 1 && (
            <>
              {routed.length > 1 && (
                <Button aria-expanded={showsMap} onClick={() => setHasMap(!hasMap)}>
                  <MapIcon />
                  {showsMap ? compare.hideMap : compare.map}
                </Button>
              )}
              <OrderSwitch order={order} onChange={setOrder} />
            </>
          ))}
      </div>
      <div className={styles.results} data-map={showsMap || undefined}>
        {showsMap && <OptionsPanel itineraries={routed} numbers={numbers} current={current} onPoint={point} />}
        <div className={styles.grid}>
          {sorted.map((itinerary) => {
            const { slug } = itinerary;
            return (
              <ItineraryCard
                key={slug}
                itinerary={itinerary}
                places={places}
                turn={turnOf(slug)}
                mark={slug === cheapest ? results.lowestPrice : undefined}
                number={showsMap ? numbers.get(slug) : undefined}
                isCurrent={showsMap && slug === current}
                isChosen={comparison.chosen.includes(slug)}
                onOpen={onOpen}
                onShowChecks={setChecked}
                onPoint={point}
                onChoose={comparison.toggle}
              />
            );
          })}
          {Array.from({ length: coming }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: each keeps its place; the one whose place is taken goes, no other moves.
            <ItineraryCardSkeleton key={`place ${itineraries.length + i}`} />
          ))}
        </div>
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
