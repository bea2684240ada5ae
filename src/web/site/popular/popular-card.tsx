import type { ReactNode } from 'react';
import type { PopularItinerary } from '../../../contracts/itineraries.ts';
import { isDay } from '../../../core/dates.ts';
import { formatRupees } from '../../../core/money.ts';
import { dates } from '../../../words/en/site/dates.ts';
import { home } from '../../../words/en/site/home.ts';
import { Link } from '../../navigation/link.tsx';
import { Passage } from '../../ui/passage.tsx';
import { TravelPicture } from '../../ui/travel-picture.tsx';
import styles from './popular-card.module.css';
import type { SampleRoute } from './sample-routes.ts';

/** Returns a card's link and its navigation state: a stored itinerary, else a search from its two places. */
function goalOf(itinerary: PopularItinerary): { readonly to: string; readonly state: unknown } {
  const { slug, fromLocation: from, toLocation: to, departureDate, returnDate } = itinerary;
  const journey = { from, to, departureDate, returnDate, travellers: 1, travelClass: 'Economy' };
  if (!slug) return { to: '/search-results', state: journey };
  const { _id: itineraryId, headerImage: imageUrl } = itinerary;
  return { to: `/itinerary/${slug}`, state: { ...journey, itineraryData: itinerary, itineraryId, imageUrl } };
}

export function PopularCard({ itinerary }: { itinerary: PopularItinerary }) {
  const { title, fromLocation, toLocation, departureDate, returnDate, days, pricePP, fullPricePP, headerImage } =
    itinerary;
  return (
    <Card {...goalOf(itinerary)} image={headerImage} from={fromLocation} place={toLocation} title={title}>
      {isDay(departureDate) && isDay(returnDate) && (
        <p
          className={styles.dates}
        >{`${dates.shortSpan(departureDate, returnDate)} · ${dates.days({ count: days })}`}</p>
      )}
      {pricePP > 0 && (
        <p className={styles.price}>
          <span>{home.from}</span> <strong className="price">{formatRupees(pricePP)}</strong>{' '}
          {pricePP < fullPricePP && (
            <span>
              <span className="visually-hidden">{home.withoutOffer} </span>
              <s className="price">{formatRupees(fullPricePP)}</s>{' '}
            </span>
          )}
          <span>{home.perPerson}</span>
        </p>
      )}
    </Card>
  );
}

export function SampleCard({ route: { from, to, image } }: { route: SampleRoute }) {
  return (
    <Card
      to="/search-results"
      state={{ from, to }}
      image={image}
      from={from}
      place={to}
      title={home.route({ from, to })}
    >
      <p className={styles.dates}>{home.planIt}</p>
    </Card>
  );
}

interface CardProps {
  to: string;
  state: unknown;
  image: string;
  from: string;
  place: string;
  title: string;
  children: ReactNode;
}

function Card({ to, state, image, from, place, title, children }: CardProps) {
  return (
    <article className={styles.card}>
      <TravelPicture src={image} alt="" className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.way}>
          <Passage text={from} /> <span aria-hidden="true">→</span>
          <span className="visually-hidden"> {home.to} </span> <Passage text={place} />
        </p>
        <h3 className={styles.title}>
          <Link to={to} state={state} className={styles.link}>
            <Passage text={title} />
          </Link>
        </h3>
        <div className={styles.foot}>{children}</div>
      </div>
    </article>
  );
}
