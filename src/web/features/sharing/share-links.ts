import type { ITINERARY_SHARE_PLATFORMS } from '../../../contracts/itineraries.ts';

export type SharePlatform = (typeof ITINERARY_SHARE_PLATFORMS)[number];

/** Where a page is passed on, by platform; copying needs no address. */
export function shareAddress(platform: Exclude<SharePlatform, 'copy'>, url: string, title: string): string {
  const [page, text] = [encodeURIComponent(url), encodeURIComponent(title)];
  switch (platform) {
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${page}`;
    case 'twitter':
      return `https://twitter.com/intent/tweet?url=${page}&text=${text}`;
    case 'whatsapp':
      return `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`;
  }
}
