import type { PackageCard as Card } from '../../../contracts/packages.ts';
import { dates } from '../../../words/en/site/dates.ts';
import { packageCards } from '../../../words/en/site/package-cards.ts';
import { Link } from '../../navigation/link.tsx';
import { Passage } from '../../ui/passage.tsx';
import { DEFAULT_PICTURE, TravelPicture } from '../../ui/travel-picture.tsx';
import styles from './package-card.module.css';
import { DiscountChip, PackagePrice } from './package-price.tsx';
import { ShortRating } from './package-rating.tsx';
import { packagePath, wordCategory } from './package-words.ts';

interface PackageCardProps {
  package: Card;
  /** True for the first cards of a page, which load their picture eagerly. */
  first?: boolean;
  /** Displayed width of the picture. */
  sizes?: string;
}

/** Shows a package in brief; the whole card links to its page and passes on the card's data. */
export function PackageCard({
  package: trip,
  first = false,
  sizes = '(min-width: 768px) 300px, 92vw',
}: PackageCardProps) {
  const { title, slug, category, images, pricing, rating } = trip;
  const { fromLocation, toLocation, duration } = trip.travelDetails;
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <TravelPicture
          src={images[0]?.url ?? DEFAULT_PICTURE}
          alt=""
          className={styles.picture}
          lazy={!first}
          sizes={sizes}
        />
        <span className={styles.off}>
          <DiscountChip percentage={pricing.percentOff} />
        </span>
      </div>
      <div className={styles.words}>
        <div className={styles.above}>
          <p>
            <Passage text={wordCategory(category)} /> · {dates.days({ count: duration })}
          </p>
          <ShortRating rating={rating} />
        </div>
        <h3 className={styles.title}>
          <Link to={packagePath(slug)} state={{ package: trip }} className={styles.link}>
            <Passage text={title} />
          </Link>
        </h3>
        <p className={styles.way}>
          <Passage text={fromLocation} /> <span aria-hidden="true">→</span>
          <span className="visually-hidden"> {packageCards.to} </span> <Passage text={toLocation} />
        </p>
        <PackagePrice pricing={pricing} />
      </div>
    </article>
  );
}
