import type { Itinerary } from '../../../contracts/itineraries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { TravelPicture } from '../../ui/travel-picture.tsx';
import styles from './itinerary-hero.module.css';
import { wordDates, wordTravellers } from './itinerary-words.ts';

/** The picture of the trip with its name, and what it is in one line. */
export function ItineraryHero({ itinerary, image }: { itinerary: Itinerary; image: string }) {
  const { title, duration, fromLocation, toLocation, travelClass, travellers } = itinerary;
  return (
    <header className={styles.hero}>
      <TravelPicture src={image} alt="" className={styles.picture} lazy={false} />
      <div className={`page ${styles.inside}`}>
        <ButtonLink look="sky" to="/search-results" className={styles.back ?? ''}>
          <ArrowLeftIcon />
          Back to results
        </ButtonLink>
        <div className={styles.words}>
          <p className={styles.way}>
            {fromLocation} <span aria-hidden="true">→</span>
            <span className="visually-hidden"> to </span> {toLocation}
          </p>
          <h1 className={styles.title}>{title}</h1>
          <ul className={styles.facts}>
            <li>{duration}</li>
            <li>{wordDates(itinerary)}</li>
            <li>{wordTravellers(travellers)}</li>
            <li>{travelClass}</li>
          </ul>
        </div>
      </div>
    </header>
  );
}
