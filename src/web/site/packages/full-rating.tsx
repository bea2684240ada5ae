import type { PackageCard } from '../../../contracts/packages.ts';
import { packagePage } from '../../../words/en/site/package-page.ts';
import { StarIcon } from '../../ui/shop-icons.tsx';
import styles from './package-rating.module.css';
import { formatAverage } from './package-words.ts';

const STARS = [1, 2, 3, 4, 5] as const;

/** Shows five stars filled to the average, with the numbers in words. */
export function FullRating({ rating: { average, count, isSample } }: { rating: PackageCard['rating'] }) {
  if (count === 0) return <span>{packagePage.noReviews}</span>;
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
      {formatAverage(average)} <span className="visually-hidden">{packagePage.ofFiveBy} </span>
      <span className={styles.count}>({packagePage.reviews({ count, isSample })})</span>
    </span>
  );
}
