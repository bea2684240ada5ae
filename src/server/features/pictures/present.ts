import type { z } from 'zod';
import type { galleryImage, PhotoCredit } from '../../../contracts/pictures.ts';
import type { Language } from '../../../core/languages.ts';
import { withLocalNames } from '../../../core/local-names.ts';
import { readUploadedFileName, uploadedAddress } from '../../../core/pictures/uploaded-picture.ts';
import { posterAddress } from '../../../core/posters/poster-address.ts';
import type { PosterLook } from '../../../core/posters/vary-posters.ts';
import { PICTURE_WORDS } from '../../../words/words-of.ts';
import { localNames } from '../../gazetteer/local-names.ts';
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

/** Returns a picture's address, with what a poster shows, or with the credit of a photo. */
export function presentPicture({ subject, look }: { subject: string; look: PosterLook }, photo: ShownPhoto | null) {
  if (!photo) return { imageUrl: posterAddress(subject), look };
  return { imageUrl: photo.url, credit: wordCredit(photo.credit), attribution: photo.credit };
}

/** Returns a picture of a gallery; its text is in the given language. */
export function presentGalleryImage(
  { subject, name, town, hour }: GalleryChoice,
  photo: ShownPhoto | null,
  language: Language,
): z.infer<typeof galleryImage> {
  const local = withLocalNames(town === undefined ? [name] : [name, town], localNames(language)).join(', ');
  if (!photo) {
    const alt = PICTURE_WORDS[language].illustrationOf({ name: local, hour });
    return { url: posterAddress(subject, hour), alt };
  }
  return { url: photo.url, alt: local, credit: wordCredit(photo.credit), attribution: photo.credit };
}
