import type { CSSProperties } from 'react';
import { formatRupees, type Rupees } from '../../../core/money.ts';
import { search } from '../../../words/en/site/search.ts';
import styles from './price-field.module.css';
import { HIGHEST_PRICE } from './search-parameters.ts';

type PriceRange = readonly [Rupees, Rupees];

const STEP = 5000;

const PRESETS: readonly { readonly name: keyof typeof search.presets; readonly range: PriceRange }[] = [
  { name: 'budget', range: [0, 25_000] },
  { name: 'mid', range: [25_000, 50_000] },
  { name: 'premium', range: [50_000, 100_000] },
  { name: 'luxury', range: [100_000, 200_000] },
];

interface PriceFieldProps {
  value: PriceRange;
  onChange: (range: PriceRange) => void;
}

/** Sets the price range per person: four presets, and two sliders on one track that never pass each other. */
export function PriceField({ value, onChange }: PriceFieldProps) {
  const [low, high] = value;
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>
        <span className={styles.word}>{search.spending}</span>{' '}
        <span className={styles.value}>{search.range({ low: formatRupees(low), high: formatRupees(high) })}</span>{' '}
        <span className={styles.word}>{search.each}</span>
      </legend>
      <div className={styles.presets}>
        {PRESETS.map(({ name, range }) => (
          <button
            key={name}
            type="button"
            className={styles.preset}
            aria-pressed={low === range[0] && high === range[1]}
            onClick={() => onChange(range)}
          >
            <span className={styles.name}>{search.presets[name].name} </span>
            <span className={styles.says}>{search.presets[name].says}</span>
          </button>
        ))}
      </div>
      <Sliders low={low} high={high} onChange={onChange} />
    </fieldset>
  );
}

function Sliders({ low, high, onChange }: { low: Rupees; high: Rupees; onChange: (range: PriceRange) => void }) {
  const share = (amount: Rupees) => Math.min(1, amount / HIGHEST_PRICE);
  const place = { '--low': share(low), '--high': share(high) } as CSSProperties;
  const common = { min: 0, max: HIGHEST_PRICE, step: STEP, className: styles.slider };
  return (
    <div className={styles.track} style={place}>
      <input
        type="range"
        {...common}
        aria-label={search.lowest}
        aria-valuetext={formatRupees(low)}
        value={low}
        // Where both handles meet, the one that can still move is on top.
        data-top={low > HIGHEST_PRICE / 2 || undefined}
        onChange={(event) => onChange([Math.min(event.target.valueAsNumber, high - STEP), high])}
      />
      <input
        type="range"
        {...common}
        aria-label={search.highest}
        aria-valuetext={formatRupees(high)}
        value={high}
        onChange={(event) => onChange([low, Math.max(event.target.valueAsNumber, low + STEP)])}
      />
    </div>
  );
}
