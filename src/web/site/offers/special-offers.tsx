import type { Site } from '../../../contracts/site.ts';
import { dates } from '../../../words/en/site/dates.ts';
import { home } from '../../../words/en/site/home.ts';
import { Button } from '../../ui/button.tsx';
import { Passage } from '../../ui/passage.tsx';
import { includedOffer } from './included-offer.ts';
import styles from './special-offers.module.css';

type Offer = Site['offers'][number];

interface SpecialOffersProps {
  offers: readonly Offer[];
  /** Only signed-out visitors get a booking button here; its room is kept until the session is known. */
  bookable: boolean;
  onBook: () => void;
}

/** Shows the current offers; renders nothing without any. */
export function SpecialOffers({ offers, bookable, onBook }: SpecialOffersProps) {
  if (offers.length === 0) return null;
  return (
    <section id="offers" className={styles.section} aria-labelledby="offers-title">
      <div className="page">
        <h2 id="offers-title" className={styles.heading}>
          {home.offersTitle}
        </h2>
        {offers.length > 1 && <p className={styles.rule}>{home.offersRule}</p>}
        <ul className={styles.offers}>
          {offers.map((offer) => (
            <li key={offer.title + offer.until} className={styles.offer}>
              <p className={styles.percent} aria-hidden="true">
                {offer.percent}
                <span className={styles.sign}>%</span>
              </p>
              <div className={styles.words}>
                <h3 className={styles.title}>
                  <Passage text={home.offerUntil({ title: offer.title, day: dates.longDay(offer.until) })} />
                </h3>
                <p>
                  <Passage text={offer.text} isProse />
                </p>
                <p className={styles.scope}>
                  {home.scopes[offer.scope]} {includedOffer(offer, offers)}
                </p>
              </div>
              <div className={styles.act} data-shown={bookable || undefined}>
                <Button look="action" onClick={onBook}>
                  {home.bookNow}
                </Button>
              </div>
              <Hills />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const Hills = () => (
  <svg className={styles.hills} viewBox="0 0 1200 140" preserveAspectRatio="none" aria-hidden="true">
    <path className={styles.far} d="M0 84c110-34 210 6 330-12s170-56 300-36 210 46 320 22 150-40 250-28v110H0z" />
    <path className={styles.near} d="M-4 116c160-30 300 4 474-8s250-36 400-18 220 22 334-2v60H-4z" />
  </svg>
);
