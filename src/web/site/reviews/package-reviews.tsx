import type { Review } from '../../../contracts/reviews.ts';
import { dates } from '../../../words/en/site/dates.ts';
import { reviews } from '../../../words/en/site/reviews.ts';
import { PassageMark, useLanguageOf } from '../../ui/passage.tsx';
import styles from './review-panel.module.css';
import { ReviewStars } from './review-stars.tsx';

/** Lists what travellers said of a package; nothing while they have said nothing. */
export function PackageReviews({ shown, total }: { shown: readonly Review[]; total: number }) {
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="reviews-title">
      <h2 id="reviews-title" className={styles.title}>
        {reviews.title}
      </h2>
      <p className={styles.about}>{reviews.realOnes}</p>
      <ul className={styles.reviews}>
        {shown.map((review) => (
          <li key={review._id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      {total > shown.length && <p className={styles.about}>{reviews.newestOf({ shown: shown.length, total })}</p>}
    </section>
  );
}

function ReviewCard({ review: { stars, text, name, photo, travelledIn } }: { review: Review }) {
  const langOf = useLanguageOf();
  return (
    <article className={styles.review}>
      <p className={styles.by}>
        <ReviewStars stars={stars} /> <strong>{name}</strong>
        <span className={styles.about}>{reviews.travelled({ month: dates.month(`${travelledIn}-01`) })}</span>
      </p>
      {text !== '' && (
        <div>
          <PassageMark text={text} />
          <p className={styles.text} lang={langOf(text)}>
            {text}
          </p>
        </div>
      )}
      {photo !== '' && (
        <img src={photo} alt={reviews.photoOf({ name })} className={styles.photo} loading="lazy" decoding="async" />
      )}
    </article>
  );
}
