import type { PackageCard } from '../../../contracts/packages.ts';
import { formatCount } from '../../../core/counts.ts';
import { packageCards } from '../../../words/en/site/package-cards.ts';
import { StarIcon } from '../../ui/shop-icons.tsx';
import styles from './package-rating.module.css';
import { formatAverage } from './package-words.ts';

type Rating = PackageCard['rating'];

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
      <span className="visually-hidden">{packageCards.rated} </span>
      {formatAverage(average)}
      <span className="visually-hidden"> {packageCards.ofFiveBy} </span>
      <span className={styles.count}>({packageCards.ratings({ count: formatCount(count), isSample })})</span>
    </p>
  );
}
