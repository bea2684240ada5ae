import { STARS } from '../../../core/reviews/review-form.ts';
import { reviews } from '../../../words/en/site/reviews.ts';
import { StarIcon } from '../../ui/shop-icons.tsx';
import styles from './review-panel.module.css';

/** The stars of one review. */
export const ReviewStars = ({ stars }: { stars: number }) => (
  <span className={styles.given}>
    <span className="visually-hidden">{reviews.ofFive({ stars })}</span>
    {STARS.map((star) => (
      <span key={star} className={styles.star} data-lit={stars >= star || undefined} aria-hidden="true">
        <StarIcon size={18} />
      </span>
    ))}
  </span>
);
