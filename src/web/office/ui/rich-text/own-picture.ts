import { readUploadedAddress } from '../../../../core/pictures/uploaded-picture.ts';

const POSTER = /^\/pictures\/posters\/[\w.-]+\/[\w.-]+$/;

/** The address of a picture of this site, as the text keeps it; null for one from anywhere else. */
export function ownPicture(source: string, origin = location.origin): string | null {
  const path = source.startsWith(`${origin}/`) ? source.slice(origin.length) : source;
  return readUploadedAddress(path) !== null || POSTER.test(path) ? path : null;
}
