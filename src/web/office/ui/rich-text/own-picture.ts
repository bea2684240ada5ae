import { readUploadedAddress } from '../../../../core/pictures/uploaded-picture.ts';

const POSTER = /^\/pictures\/posters\/[\w.-]+\/[\w.-]+$/;

/** Returns the stored address of a picture of this site; null for other pictures. */
export function ownPicture(source: string, origin = location.origin): string | null {
  const path = source.startsWith(`${origin}/`) ? source.slice(origin.length) : source;
  return readUploadedAddress(path) !== null || POSTER.test(path) ? path : null;
}
