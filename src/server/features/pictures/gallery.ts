import { type Hour, POSTER_HOURS } from '../../../core/posters/subject.ts';
import { posterAddress } from './addresses.ts';
import { bestSights, findDestination, findPicturable, type Picturable } from './subjects.ts';

const FEWEST = 6;
const MOST = 8;
/** Names looked up for one gallery: an unknown one is compared with every name we know. */
const MOST_NAMES = 24;

interface GalleryNames {
  readonly destinations: readonly string[];
  readonly placesToVisit: readonly string[];
  readonly highlights: readonly string[];
  readonly aiSearchTerms: readonly string[];
}

interface GalleryImage {
  readonly url: string;
  readonly alt: string;
}

/** Six to eight different pictures of a trip: its places first, then its towns, then what else is seen there. */
export function chooseGallery({
  destinations,
  placesToVisit,
  highlights,
  aiSearchTerms,
}: GalleryNames): GalleryImage[] {
  const images = new Map<string, GalleryImage>();
  const add = ({ subject, name }: Picturable, hour?: Hour): void => {
    const url = posterAddress(subject, hour);
    if (images.size < MOST && !images.has(url))
      images.set(url, { url, alt: `Illustration of ${name}${hour ? ` (${hour})` : ''}` });
  };
  const towns = destinations.slice(0, MOST).map((name) => findDestination(name) ?? findPicturable(name, null));
  const [first = null] = towns;
  const names = [...placesToVisit.slice(0, MOST), ...highlights.slice(0, MOST), ...aiSearchTerms.slice(0, MOST)].filter(
    (name) => name.trim() !== '',
  );
  const places = placesToVisit.length;
  names.slice(0, MOST_NAMES).forEach((name, i) => {
    if (i === Math.min(places, MOST)) for (const town of towns) add(town);
    if (images.size < MOST) add(findPicturable(name, first));
  });
  for (const town of towns) add(town);
  for (const town of towns) {
    if (images.size >= FEWEST || !town.baseId) continue;
    for (const sight of bestSights(town.baseId).slice(0, FEWEST - images.size + 1)) add(sight);
  }
  const main = first ?? (images.size === 0 ? { subject: 'india', name: 'India' } : null);
  const last = main ?? findPicturable(names[0] ?? '', null);
  for (const hour of POSTER_HOURS) if (images.size < FEWEST) add(last, hour);
  for (const region of ['kerala', 'ladakh', 'rajasthan', 'goa', 'himachal', 'tamil-nadu']) {
    if (images.size < FEWEST) add(findDestination(region) ?? { subject: region, name: 'India' });
  }
  return [...images.values()];
}
