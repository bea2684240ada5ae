import type { PackageCard } from '../../../contracts/packages.ts';
import { countOf, formatCount } from '../../ui/counted.ts';
import { StarIcon } from '../../ui/shop-icons.tsx';
import styles from './package-rating.module.css';
import { formatAverage } from './package-words.ts';

type Rating = PackageCard['rating'];

const STARS = [1, 2, 3, 4, 5] as const;

/**
 * Shows the average beside one star, for a card; labels ratings of demonstration content. Renders nothing without
 * ratings.
 */
export function ShortRating({ rating: { average, count, isSample } }: { rating: Rating }) {
  if (count === 0) return null;
  return (
    <p className={styles.rating}>
      <span className={styles.star}>
        <StarIcon size={16} />
      </span>
      <span className="visually-hidden">Rated </span>
      {formatAverage(average)}
      <span className="visually-hidden"> of 5 by </span>
      <span className={styles.count}>
        ({formatCount(count)}
        {isSample && ', sample'})
      </span>
    </p>
  );
}

/** Shows five stars filled to the average, with the numbers in words. */
export function FullRating({ rating: { average, count, isSample } }: { rating: Rating }) {
  if (count === 0) return <span>No reviews yet</span>;
  return (
    <span className={styles.rating}>
      <span className={styles.stars} aria-hidden="true">
        <span className={styles.empty}>
          {STARS.map((at) => (
            <StarIcon key={at} size={18} />
          ))}
        </span>
        <span className={styles.full} style={{ width: `${Math.min(100, average * 20)}%` }}>
          {STARS.map((at) => (
            <StarIcon key={at} size={18} />
          ))}
        </span>
      </span>
      {formatAverage(average)} <span className="visually-hidden">of 5 by </span>
      <span className={styles.count}>({countOf(count, isSample ? 'sample review' : 'review')})</span>
    </span>
  );
}
