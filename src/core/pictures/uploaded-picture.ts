export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Maximum size of an uploaded picture's largest form, in pixels; smaller ones are never enlarged. */
export const LARGEST_UPLOAD: PictureSize = { width: 1600, height: 2400 };

/** Widths stored beside the largest form. Published addresses rely on them: never remove one. */
const STEPS = [480, 960] as const;
/** A width nearly as large as the largest form would save nothing. */
const WORTH_A_STEP = 1.25;

/** Returns every stored size of a picture with this largest size, narrowest first. */
export function uploadedSizes(largest: PictureSize): readonly PictureSize[] {
  const steps = STEPS.filter((width) => width * WORTH_A_STEP <= largest.width);
  return [
    ...steps.map((width) => ({ width, height: Math.max(1, Math.round((largest.height * width) / largest.width)) })),
    largest,
  ];
}

export type UploadedKind = 'webp' | 'jpg';
export const UPLOADED_KINDS: readonly UploadedKind[] = ['webp', 'jpg'];
export const UPLOADED_MEDIA_TYPES: Readonly<Record<UploadedKind, string>> = { webp: 'image/webp', jpg: 'image/jpeg' };

/** Returns the name of one form's file: `<id>-<width>x<height>.<kind>`. */
export const uploadedFileName = (id: string, { width, height }: PictureSize, kind: UploadedKind): string =>
  `${id}-${width}x${height}.${kind}`;

const FILE_NAME = /^([0-9a-z]{26})-([1-9]\d{0,3})x([1-9]\d{0,3})\.(webp|jpg)$/;

export interface UploadedFile extends PictureSize {
  readonly id: string;
  readonly kind: UploadedKind;
}

/** Returns the parts of an uploaded picture's file name, or null for every other name. */
export function readUploadedFileName(name: string): UploadedFile | null {
  const [, id, width, height, kind] = FILE_NAME.exec(name) ?? [];
  if (id === undefined) return null;
  return { id, width: Number(width), height: Number(height), kind: kind === 'webp' ? 'webp' : 'jpg' };
}

/** Replaces the zero with which ids begin for some centuries. */
const FETCHED = 'f';

/** Returns the id of a fetched picture: it was not uploaded, and can be fetched again. */
export const asFetchedId = (id: string): string => FETCHED + id.slice(1);

/** Returns true for a file of a fetched picture: backups leave it out. */
export const isFetchedFile = (name: string): boolean => readUploadedFileName(name)?.id.startsWith(FETCHED) ?? false;

const FOLDER = '/pictures/uploads/';

/** Returns the address that records store: the largest form as JPEG. */
export const uploadedAddress = (id: string, largest: PictureSize): string =>
  FOLDER + uploadedFileName(id, largest, 'jpg');

/** Returns the picture of a stored address, or null for other addresses. */
export function readUploadedAddress(address: string): UploadedFile | null {
  const file = address.startsWith(FOLDER) ? readUploadedFileName(address.slice(FOLDER.length)) : null;
  return file?.kind === 'jpg' ? file : null;
}

/** Values for a `<picture>` that chooses the form for the screen. */
export interface UploadedSources {
  /** Values for `srcset`, with widths. */
  readonly webp: string;
  readonly jpeg: string;
  /** The largest form, for browsers that do not choose. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Returns all forms of an uploaded picture from its stored address; null for other addresses. */
export function uploadedSources(address: string): UploadedSources | null {
  const picture = readUploadedAddress(address);
  if (!picture) return null;
  const { id, width, height } = picture;
  const sizes = uploadedSizes({ width, height });
  const srcset = (kind: UploadedKind): string =>
    sizes.map((size) => `${FOLDER}${uploadedFileName(id, size, kind)} ${size.width}w`).join(', ');
  return { webp: srcset('webp'), jpeg: srcset('jpg'), src: address, width, height };
}
