import { useEffect, useState } from 'react';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import type { PhotoCredit } from '../../../contracts/pictures.ts';
import { atHour } from '../../../core/posters/poster-address.ts';
import { POSTER_HOURS } from '../../../core/posters/subject.ts';
import type { PosterLook } from '../../../core/posters/vary-posters.ts';
import { browserApi } from '../../api/browser-api.ts';

/** A card's picture; photos carry a credit. */
export interface Picture {
  readonly url: string;
  readonly credit: PhotoCredit | null;
}

/** A picture that was found, with what it shows where it is a poster. */
interface FoundPicture extends Picture {
  readonly look: PosterLook | null;
}

/**
 * Delay between the picture requests of two cards, so that a page full of cards does not request everything at once.
 */
const STAGGER_MS = 200;
const PHONE = '(max-width: 768px)';

/** Pictures found during this visit, by card: returning shows them at once. */
const found = new Map<string, FoundPicture>();

/** Returns the motif of each pictured place; results kept from before have none. */
function motifsOf({ galleryNames, galleryMotifs }: Itinerary): ReadonlyMap<string, string> {
  const motifs: readonly string[] = galleryMotifs ?? [];
  return new Map(motifs.map((motif, i) => [galleryNames[i] ?? '', motif]));
}

/** Returns the place pictured on each card: its best sight that no earlier card shows, and none like it if possible. */
export function choosePlaces(itineraries: readonly Itinerary[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const shown = new Set<string>();
  const places = new Map<string, string>();
  for (const itinerary of itineraries) {
    const { slug, topAttractions, destinations, toLocation } = itinerary;
    const motifs = motifsOf(itinerary);
    const names = [...topAttractions, ...motifs.keys(), ...destinations, toLocation];
    const free = names.filter((name) => !taken.has(name));
    const isNew = (name: string): boolean => !shown.has(motifs.get(name) ?? '');
    const place = free.find((name) => motifs.has(name) && isNew(name)) ?? free.find(isNew) ?? free[0] ?? toLocation;
    taken.add(place);
    const motif = motifs.get(place);
    if (motif) shown.add(motif);
    places.set(slug, place);
  }
  return places;
}

const keyOf = (slug: string, place: string): string => `${slug} ${place}`;

/**
 * Returns a poster that no other card shows and none looks like: at another hour where its own is taken. Photos, and
 * motifs that are shown at every hour, stay as they are.
 */
export function unlike(picture: FoundPicture, others: readonly FoundPicture[]): FoundPicture {
  const { url, look } = picture;
  if (!look) return picture;
  const taken = others.filter((other) => other.look?.motif === look.motif).map((other) => other.look?.hour);
  const hour = [look.hour, ...POSTER_HOURS].find((each) => !taken.includes(each));
  if (!hour || hour === look.hour) return picture;
  return { ...picture, url: atHour(url, hour), look: { ...look, hour } };
}

async function findPicture({ destinations, toLocation, headerImage }: Itinerary, place: string): Promise<FoundPicture> {
  const destination = destinations[0] ?? toLocation;
  const query = { place, destination, ...(matchMedia(PHONE).matches && { mobile: 'true' as const }) };
  try {
    const { imageUrl, look = null, attribution = null } = await browserApi('GET /api/place-image', { query });
    return { url: imageUrl || headerImage, credit: attribution, look };
  } catch (error) {
    console.warn('No picture of', place, error);
    return { url: headerImage, credit: null, look: null };
  }
}

/**
 * Returns the picture of a card, requested in its turn; null until it is known. `places` are those of all cards, which
 * show different pictures.
 */
export function usePlacePicture(
  itinerary: Itinerary,
  places: ReadonlyMap<string, string>,
  turn: number,
): Picture | null {
  const place = places.get(itinerary.slug) ?? itinerary.toLocation;
  const key = keyOf(itinerary.slug, place);
  const [picture, setPicture] = useState<{ key: string; picture: Picture } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the turn and the places are those at which the card came.
  useEffect(() => {
    if (found.has(key)) return;
    let gone = false;
    const timer = setTimeout(() => {
      void findPicture(itinerary, place).then((answer) => {
        const others = [...places].flatMap(([slug, name]) => found.get(keyOf(slug, name)) ?? []);
        const shown = unlike(answer, others);
        found.set(key, shown);
        if (!gone) setPicture({ key, picture: shown });
      });
    }, turn * STAGGER_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [key]);
  return found.get(key) ?? (picture?.key === key ? picture.picture : null);
}
