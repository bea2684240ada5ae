import type { PhotoSettings } from '../../config.ts';
import { pexels } from './pexels.ts';
import type { PhotoProvider } from './port.ts';
import { unsplash } from './unsplash.ts';
import { wikimedia } from './wikimedia.ts';

/** Opens the configured provider; null for the site's own illustrations. */
export function openPhotoProvider(photos: PhotoSettings | null, userAgent: string): PhotoProvider | null {
  switch (photos?.provider) {
    case 'unsplash':
      return unsplash(photos.key);
    case 'pexels':
      return pexels(photos.key);
    case 'wikimedia':
      return wikimedia(userAgent);
    default:
      return null;
  }
}
