import { useEffect, useState } from 'react';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import type { PhotoCredit } from '../../../contracts/pictures.ts';
import { nameSlug } from '../../../core/names.ts';
import { browserApi } from '../../api/browser-api.ts';
import { DEFAULT_PICTURE } from '../../ui/travel-picture.tsx';

export interface GalleryImage {
  readonly url: string;
  readonly alt: string;
  /** The credit of a photo. */
  readonly attribution?: PhotoCredit | undefined;
}

/** A gallery shows at least two pictures, and requests more when it has fewer than three. */
const FEWEST = 2;
const ENOUGH = 3;

const DEFAULTS: readonly GalleryImage[] = [
  { url: DEFAULT_PICTURE, alt: 'A landscape in India' },
  { url: '/pictures/posters/1/india.dusk.svg', alt: 'A landscape in India at dusk' },
];

const isDefault = (url: string): boolean => url === '' || DEFAULTS.some((image) => image.url === url);

/** Returns the poster's subject from its address, or empty text for any other picture. */
const subjectOf = (url: string): string => /^\/pictures\/posters\/\d+\/([a-z0-9-]+)/.exec(url)?.[1] ?? '';

/** Returns the itinerary's own pictures with their captions: towns first, then sights in the order of visit. */
function nameImages(
  urls: readonly string[],
  { placesToVisit, destinations, title }: Itinerary,
): readonly GalleryImage[] {
  let sights = 0;
  return urls.map((url) => {
    const subject = subjectOf(url);
    if (subject === '') return { url, alt: title };
    const town = destinations.find((name) => `${nameSlug(name)}-`.startsWith(`${subject}-`));
    return { url, alt: town ?? placesToVisit[sights++] ?? title };
  });
}

/** Returns the itinerary's own pictures, topped up with default ones. */
export function ownImages(itinerary: Itinerary): readonly GalleryImage[] {
  const urls = [...new Set(itinerary.galleryImages)].filter((url) => url !== '');
  const images = nameImages(urls, itinerary);
  const missing = Math.max(0, FEWEST - images.length);
  return [...images, ...DEFAULTS.filter(({ url }) => !urls.includes(url)).slice(0, missing)];
}

const needsMore = ({ galleryImages }: Itinerary): boolean =>
  new Set(galleryImages).size < ENOUGH || galleryImages.every(isDefault);

/** Returns the pictures to show from the itinerary's own and those of its places: photos replace drawings. */
export function chooseImages(itinerary: Itinerary, more: readonly GalleryImage[]): readonly GalleryImage[] {
  if (more.some(({ attribution }) => attribution)) return more;
  if (more.length === 0 || !needsMore(itinerary)) return ownImages(itinerary);
  const own = ownImages(itinerary).filter(({ url }) => !isDefault(url));
  const known = new Set(own.map(({ url }) => url));
  return [...own, ...more.filter(({ url }) => !known.has(url))].slice(0, 8);
}

/** Returns the pictures of an itinerary; requests those of its places when it has too few, or when there are photos. */
export function useGalleryImages(itinerary: Itinerary, photos: boolean): readonly GalleryImage[] {
  const [more, setMore] = useState<readonly GalleryImage[]>([]);
  useEffect(() => {
    if (!photos && !needsMore(itinerary)) return;
    let gone = false;
    const { destinations, placesToVisit, topAttractions, coverImageQuery } = itinerary;
    const query = {
      destinations: JSON.stringify(destinations.slice(0, 20)),
      placesToVisit: JSON.stringify(placesToVisit.slice(0, 30)),
      highlights: JSON.stringify(topAttractions.slice(0, 20)),
      aiSearchTerms: JSON.stringify(coverImageQuery ? [coverImageQuery] : []),
    };
    browserApi('GET /api/destination-gallery', { query }).then(
      ({ success, images }) => !gone && success && setMore(images),
      (error: unknown) => console.warn('No more pictures', error),
    );
    return () => {
      gone = true;
    };
  }, [itinerary, photos]);

  return chooseImages(itinerary, more);
}
