import { useEffect, useState } from 'react';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import type { PhotoCredit } from '../../../contracts/pictures.ts';
import { itinerary as texts } from '../../../words/en/site/itinerary.ts';
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

const DUSK_PICTURE = '/pictures/posters/1/india.dusk.svg';

const listDefaults = (): readonly GalleryImage[] => [
  { url: DEFAULT_PICTURE, alt: texts.landscape },
  { url: DUSK_PICTURE, alt: texts.landscapeAtDusk },
];

const isDefault = (url: string): boolean => ['', DEFAULT_PICTURE, DUSK_PICTURE].includes(url);

/** Returns the itinerary's own pictures, topped up with default ones. */
export function ownImages(itinerary: Itinerary): readonly GalleryImage[] {
  const { galleryImages, galleryNames, title } = itinerary;
  const names = new Map(galleryImages.map((url, i) => [url, galleryNames?.[i] ?? title]));
  const images = [...names].flatMap(([url, alt]) => (url === '' ? [] : [{ url, alt }]));
  const missing = Math.max(0, FEWEST - images.length);
  return [
    ...images,
    ...listDefaults()
      .filter(({ url }) => !names.has(url))
      .slice(0, missing),
  ];
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

/** Returns the pictures without one that stands elsewhere on the page, as long as there are enough. */
export function withoutShown(images: readonly GalleryImage[], shown: string): readonly GalleryImage[] {
  const others = images.filter(({ url }) => url !== shown);
  return others.length < FEWEST ? images : others;
}

/**
 * Returns the pictures of an itinerary but the one `shown` in its head; requests those of its places when it has too few,
 * or when there are photos.
 */
export function useGalleryImages(itinerary: Itinerary, photos: boolean, shown: string): readonly GalleryImage[] {
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

  return withoutShown(chooseImages(itinerary, more), shown);
}
