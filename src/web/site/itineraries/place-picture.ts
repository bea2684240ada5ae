import { useEffect, useState } from 'react';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import type { PhotoCredit } from '../../../contracts/pictures.ts';
import { browserApi } from '../../api/browser-api.ts';

/** A card's picture; photos carry a credit. */
export interface Picture {
  readonly url: string;
  readonly credit: PhotoCredit | null;
}

/**
 * Delay between the picture requests of two cards, so that a page full of cards does not request everything at once.
 */
const STAGGER_MS = 200;
const PHONE = '(max-width: 768px)';

/** Pictures found during this visit, by card: returning shows them at once. */
const found = new Map<string, Picture>();

/** Returns the place pictured on each card: its best sight that no earlier card shows. */
export function choosePlaces(itineraries: readonly Itinerary[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const places = new Map<string, string>();
  for (const { slug, topAttractions, destinations, toLocation } of itineraries) {
    const names = [...topAttractions, ...destinations, toLocation];
    const place = names.find((name) => !taken.has(name)) ?? toLocation;
    taken.add(place);
    places.set(slug, place);
  }
  return places;
}

async function findPicture({ destinations, toLocation, headerImage }: Itinerary, place: string): Promise<Picture> {
  const destination = destinations[0] ?? toLocation;
  const query = { place, destination, ...(matchMedia(PHONE).matches && { mobile: 'true' as const }) };
  try {
    const { imageUrl, attribution = null } = await browserApi('GET /api/place-image', { query });
    return { url: imageUrl || headerImage, credit: attribution };
  } catch (error) {
    console.warn('No picture of', place, error);
    return { url: headerImage, credit: null };
  }
}

/** Returns the picture of a card, requested in its turn; null until it is known. */
export function usePlacePicture(itinerary: Itinerary, place: string, turn: number): Picture | null {
  const key = `${itinerary.slug} ${place}`;
  const [picture, setPicture] = useState<{ key: string; picture: Picture } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the turn is the one at which the card came.
  useEffect(() => {
    if (found.has(key)) return;
    let gone = false;
    const timer = setTimeout(() => {
      void findPicture(itinerary, place).then((answer) => {
        found.set(key, answer);
        if (!gone) setPicture({ key, picture: answer });
      });
    }, turn * STAGGER_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [key]);
  return found.get(key) ?? (picture?.key === key ? picture.picture : null);
}
