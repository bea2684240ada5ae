import type { z } from 'zod';
import type { galleryImage, PhotoCredit } from '../../../contracts/pictures.ts';
import { readUploadedFileName, uploadedAddress } from '../../../core/pictures/uploaded-picture.ts';
import { posterAddress } from '../../../core/posters/poster-address.ts';
import type { GalleryChoice } from './gallery.ts';
import type { KeptPhoto } from './store.ts';

/** A photo of ours as pages show it. */
export interface ShownPhoto {
  readonly url: string;
  readonly credit: PhotoCredit;
}

/** Returns a kept photo as pages show it; null for none, and for a file name that is not of ours. */
export function showPhoto(photo: KeptPhoto | null): ShownPhoto | null {
  const file = photo && readUploadedFileName(photo.file);
  return photo && file && { url: uploadedAddress(file.id, file), credit: photo.credit };
}

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
