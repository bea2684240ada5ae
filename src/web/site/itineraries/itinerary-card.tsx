import type { MouseEvent } from 'react';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import { compare } from '../../../words/en/site/compare.ts';
import { results } from '../../../words/en/site/results.ts';
import { Link } from '../../navigation/link.tsx';
import { ArrowRightIcon, CheckIcon, InfoIcon, PinIcon } from '../../ui/icons.tsx';
import { Passage } from '../../ui/passage.tsx';
import { PhotoCredit } from '../../ui/photo-credit.tsx';
import { TravelPicture } from '../../ui/travel-picture.tsx';
import { BedIcon, KeyIcon, ShieldIcon, TrainIcon } from '../../ui/trip-icons.tsx';
import { listInsteadLines } from './instead-words.ts';
import styles from './itinerary-card.module.css';
import { wordDate, wordStays } from './itinerary-words.ts';
import { type Picture, usePlacePicture } from './place-picture.ts';
import { praiseRobustness } from './robustness-words.ts';
import { TripPrice } from './trip-price.tsx';

interface ItineraryCardProps {
  itinerary: Itinerary;
  /** The places that the pictures of all cards show, by slug. */
  places: ReadonlyMap<string, string>;
  /** The card's position in its batch, which delays the request for its picture. */
  turn: number;
  /** A label that sets the card apart: "Lowest price". */
  mark?: string | undefined;
  /** Its number on the map of the routes; absent while there is no map. */
  number?: number | undefined;
  /** Whether its route stands out on the map. */
  isCurrent: boolean;
  /** Whether it is chosen for the comparison. */
  isChosen: boolean;
  onOpen: (itinerary: Itinerary, picture: Picture) => void;
  onShowChecks: (itinerary: Itinerary) => void;
  /** The card is pointed at, or no more. */
  onPoint: (slug: string, isPointed: boolean) => void;
  /** Chooses it for the comparison, or takes it out. */
  onChoose: (slug: string) => void;
}

/** Displayed width of the picture, with one, two or three cards side by side. */
const SHOWN_WIDTH = '(min-width: 1080px) 380px, (min-width: 720px) 46vw, 92vw';

/** Returns true for a click that the browser must handle itself: a new tab, a new window. */
const isForBrowser = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Shows one suggestion. Its rows align with those of its neighbours, so that trips can be compared line by line. */
export function ItineraryCard(props: ItineraryCardProps) {
  const { itinerary, places, turn, mark, number, isCurrent, onOpen, onPoint } = props;
  const { slug, title, duration, difference, headerImage } = itinerary;
  const picture = usePlacePicture(itinerary, places, turn);
  const titleId = `title-${slug}`;
  const praise = praiseRobustness(itinerary);
  const open = (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    onOpen(itinerary, picture ?? { url: headerImage, credit: null });
  };
  return (
    <article
      id={cardId(slug)}
      className={styles.card}
      aria-labelledby={titleId}
      data-current={isCurrent || undefined}
      onPointerEnter={() => onPoint(slug, true)}
      onPointerLeave={() => onPoint(slug, false)}
      onFocus={() => onPoint(slug, true)}
      onBlur={() => onPoint(slug, false)}
    >
      <div className={styles.frame}>
        {picture && (
          <TravelPicture
            src={picture.url}
            alt={places.get(slug) ?? title}
            className={styles.picture}
            lazy={turn > 2}
            sizes={SHOWN_WIDTH}
          />
        )}
        <div className={styles.base}>
          <p className={styles.chip}>
            {number && <b className={styles.number}>{number}</b>}
            {duration}
          </p>
          {picture?.credit && <PhotoCredit short credit={picture.credit} className={styles.credit} />}
        </div>
        {mark && <p className={styles.mark}>{mark}</p>}
      </div>
      <header className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          <Passage text={title} />
        </h3>
        {listInsteadLines(itinerary).map((line) => (
          <p key={line} className={styles.instead}>
            <InfoIcon />
            <span>
              <Passage text={line} />
            </span>
          </p>
        ))}
        <p className={styles.difference}>
          <Passage text={difference} isProse />
        </p>
        {praise && <p className={styles.difference}>{praise}</p>}
        {(itinerary.served ?? []).length > 0 && <p className={styles.difference}>{countServed(itinerary)}</p>}
      </header>
      <Price itinerary={itinerary} />
      <Facts itinerary={itinerary} />
      <Contents itinerary={itinerary} />
      <Foot {...props} onOpen={open} />
    </article>
  );
}

/** The id of a trip's card, to scroll to. */
export const cardId = (slug: string): string => `card-${slug}`;

type FootProps = Pick<ItineraryCardProps, 'itinerary' | 'isChosen' | 'onShowChecks' | 'onChoose'> & {
  onOpen: (event: MouseEvent) => void;
};

function Foot({ itinerary, isChosen, onOpen, onShowChecks, onChoose }: FootProps) {
  const { slug, title, checks } = itinerary;
  return (
    <footer className={styles.foot}>
      <Link
        to={`/itinerary/${slug}`}
        className={styles.open ?? ''}
        aria-label={results.viewDetailsOf({ title })}
        onClick={onOpen}
      >
        {results.viewDetails}
        <ArrowRightIcon />
      </Link>
      <button
        type="button"
        className={styles.choose}
        aria-pressed={isChosen}
        aria-label={compare.compareTrip({ title })}
        onClick={() => onChoose(slug)}
      >
        <span className={styles.box}>{isChosen && <CheckIcon size={14} />}</span>
        {compare.compare}
      </button>
      {checks.length > 0 && (
        <button type="button" className={styles.checks} onClick={() => onShowChecks(itinerary)}>
          <ShieldIcon size={18} />
          {results.passed({ count: checks.length })}
        </button>
      )}
    </footer>
  );
}

/** Tells how many wishes a trip keeps; saved results from before have none. */
function countServed({ served }: Itinerary): string {
  const met = served.filter(({ outcome }) => outcome === 'met').length;
  return met === served.length ? results.keepsAll : results.keeps({ met, all: served.length });
}

function Price({ itinerary }: { itinerary: Itinerary }) {
  return (
    <div className={styles.price}>
      <TripPrice itinerary={itinerary} />
      <p className={styles.estimate}>{results.estimate({ day: wordDate(itinerary.ratesCheckedOn) })}</p>
    </div>
  );
}

function Facts({ itinerary }: { itinerary: Itinerary }) {
  const { transportSummary, hotelExample } = itinerary;
  return (
    <ul className={styles.facts}>
      <li>
        <TrainIcon size={18} />
        <span>
          <Passage text={transportSummary} />
        </span>
      </li>
      <li>
        <BedIcon size={18} />
        <span>
          <Passage text={wordStays(itinerary)} />
        </span>
      </li>
      {itinerary.stays.length > 0 && (
        <li>
          <KeyIcon size={18} />
          <span>
            {results.forExample} <Passage text={hotelExample.name} />{' '}
            <span className={styles.kind}>
              (<Passage text={hotelExample.type} />)
            </span>
          </span>
        </li>
      )}
    </ul>
  );
}

function Contents({ itinerary: { topAttractions, inclusions, highlights } }: { itinerary: Itinerary }) {
  const included = inclusions.length > 0 ? inclusions.slice(0, 2) : highlights.slice(0, 3);
  return (
    <div className={styles.contents}>
      <ul className={styles.list} aria-label={results.topAttractions}>
        {topAttractions.slice(0, 3).map((name) => (
          <li key={name}>
            <PinIcon size={18} />
            <span>
              <Passage text={name} />
            </span>
          </li>
        ))}
      </ul>
      <ul className={styles.list} aria-label={inclusions.length > 0 ? results.included : results.highlights}>
        {included.map((text) => (
          <li key={text}>
            <CheckIcon size={18} />
            <span>
              <Passage text={text} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Holds the place of a coming card, at its final size. */
export function ItineraryCardSkeleton() {
  return (
    <div className={`${styles.card} ${styles.skeleton}`} aria-hidden="true">
      <div className={styles.frame} />
      <div className={styles.head}>
        <i data-line="title" />
        <i />
        <i data-line="short" />
      </div>
      <div className={styles.price}>
        <i data-line="price" />
        <i data-line="short" />
        <i data-line="short" />
      </div>
      <div className={styles.facts}>
        <i />
        <i />
        <i data-line="short" />
      </div>
      <div className={styles.contents}>
        <i data-line="short" />
        <i data-line="short" />
        <i />
        <i />
        <i data-line="short" />
      </div>
      <div className={styles.foot}>
        <i data-line="button" />
      </div>
    </div>
  );
}
