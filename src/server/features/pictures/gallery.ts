import type { Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import { type Hour, POSTER_HOURS } from '../../../core/posters/subject.ts';
import { bestSights, findDestination, findPicturable, type Picturable } from './subjects.ts';

const FEWEST = 6;
const MOST = 8;
/** Destinations looked up: an unknown one is compared with every known name. */
const MOST_TOWNS = 4;

export interface GalleryNames {
  readonly destinations: readonly string[];
  readonly placesToVisit: readonly string[];
  readonly highlights: readonly string[];
  readonly aiSearchTerms: readonly string[];
}

/** A picture of a gallery; `hour` distinguishes repeated subjects. */
export interface GalleryChoice {
  readonly subject: string;
  readonly name: string;
  readonly town?: string | undefined;
  readonly hour: Hour | undefined;
}

/** Returns six to eight different pictures of a trip: its places first, then its towns, then other sights there. */
export function chooseGallery(
  { destinations, placesToVisit, highlights, aiSearchTerms }: GalleryNames,
  gazetteer: Gazetteer,
): GalleryChoice[] {
  const images = new Map<string, GalleryChoice>();
  const add = ({ subject, name, town }: Picturable, hour?: Hour): void => {
    const key = `${subject}.${hour ?? ''}`;
    if (images.size < MOST && !images.has(key)) images.set(key, { subject, name, town, hour });
  };
  const towns = destinations
    .slice(0, MOST_TOWNS)
    .map((name) => findDestination(name, gazetteer) ?? findPicturable(name, null, gazetteer));
  const [first = null] = towns;
  const addNamed = (names: readonly string[]): void => {
    for (const name of names.slice(0, MOST)) {
      if (name.trim() !== '' && images.size < MOST) add(findPicturable(name, first, gazetteer));
    }
  };
  addNamed(placesToVisit);
  for (const town of towns) add(town);
  addNamed(highlights);
  addNamed(aiSearchTerms);
  for (const town of towns) {
    if (!town.baseId) continue;
    for (const sight of bestSights(town.baseId, gazetteer)) if (images.size < FEWEST) add(sight);
  }
  for (const hour of POSTER_HOURS) if (first && images.size < FEWEST) add(first, hour);
  // Still too few: only a name or two is known of the trip.
  for (const region of ['kerala', 'ladakh', 'rajasthan', 'goa', 'himachal', 'tamil-nadu']) {
    if (images.size < FEWEST) add(findDestination(region, gazetteer) ?? { subject: region, name: 'India' });
  }
  return [...images.values()];
}
