import type { z } from 'zod';
import type { galleryImage, PhotoCredit } from '../../../contracts/pictures.ts';
import { posterAddress } from '../../../core/posters/poster-address.ts';
import type { GalleryChoice } from './gallery.ts';
import type { ShownPhoto } from './service.ts';

/** Returns a photo's credit as text, for clients without links. */
export function wordCredit({ author, source, licence }: PhotoCredit): string {
  return `Photo by ${author}${licence ? ` (${licence.name})` : ''} on ${source}`;
}

/** Returns a picture's address, with the credit of a photo. */
export function presentPicture(subject: string, photo: ShownPhoto | null) {
  if (!photo) return { imageUrl: posterAddress(subject) };
  return { imageUrl: photo.url, credit: wordCredit(photo.credit), attribution: photo.credit };
}

export function presentGalleryImage(
  { subject, name, hour }: GalleryChoice,
  photo: ShownPhoto | null,
): z.infer<typeof galleryImage> {
  if (!photo) {
    return { url: posterAddress(subject, hour), alt: `Illustration of ${name}${hour ? ` (${hour})` : ''}` };
  }
  return { url: photo.url, alt: name, credit: wordCredit(photo.credit), attribution: photo.credit };
}
