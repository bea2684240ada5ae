import type { Itinerary } from '../../../contracts/itineraries.ts';
import { itinerary as texts } from '../../../words/en/site/itinerary.ts';
import { results } from '../../../words/en/site/results.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { Passage } from '../../ui/passage.tsx';
import { PhotoCredit } from '../../ui/photo-credit.tsx';
import { TravelPicture } from '../../ui/travel-picture.tsx';
import styles from './itinerary-hero.module.css';
import { wordClass, wordDates } from './itinerary-words.ts';
import type { Picture } from './place-picture.ts';

/** Shows the trip's picture with its name, and a one-line summary. */
export function ItineraryHero({ itinerary, picture }: { itinerary: Itinerary; picture: Picture }) {
  const { title, duration, fromLocation, toLocation, travelClass, travellers } = itinerary;
  return (
    <header className={styles.hero}>
      <TravelPicture src={picture.url} alt="" className={styles.picture} lazy={false} />
      <div className={`page ${styles.inside}`}>
        <ButtonLink look="sky" to="/search-results" className={styles.back ?? ''}>
          <ArrowLeftIcon />
          {texts.backToResults}
        </ButtonLink>
        <div className={styles.words}>
          <p className={styles.way}>
            <Passage text={fromLocation} /> <span aria-hidden="true">→</span>
            <span className="visually-hidden"> {results.to} </span> <Passage text={toLocation} />
          </p>
          <h1 className={styles.title}>
            <Passage text={title} />
          </h1>
          <ul className={styles.facts}>
            <li>{duration}</li>
            <li>{wordDates(itinerary)}</li>
            <li>{results.travellers({ count: travellers })}</li>
            <li>{wordClass(travelClass)}</li>
          </ul>
          {picture.credit && <PhotoCredit credit={picture.credit} className={styles.credit} />}
        </div>
      </div>
    </header>
  );
}
