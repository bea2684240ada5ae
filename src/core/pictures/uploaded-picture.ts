export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The largest form in which an uploaded picture is kept fits into this; smaller ones are never enlarged. Pixels. */
export const LARGEST_UPLOAD: PictureSize = { width: 1600, height: 2400 };

/** Widths kept beside the largest form. Addresses that are already out stand for them: never take one away. */
const STEPS = [480, 960] as const;
/** A step that is nearly as wide as the largest form would save nothing. */
const WORTH_A_STEP = 1.25;

/** Every size in which a picture of this largest size is kept, narrowest first, the largest last. */
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

/** The name of one form's file: `<id>-<width>x<height>.<kind>`. */
export const uploadedFileName = (id: string, { width, height }: PictureSize, kind: UploadedKind): string =>
  `${id}-${width}x${height}.${kind}`;

const FILE_NAME = /^([0-9a-z]{26})-([1-9]\d{0,3})x([1-9]\d{0,3})\.(webp|jpg)$/;

export interface UploadedFile extends PictureSize {
  readonly id: string;
  readonly kind: UploadedKind;
}

/** What the name of an uploaded picture's file says, or null for every other name. */
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

/** The address that records keep: that of the largest form as JPEG. */
export const uploadedAddress = (id: string, largest: PictureSize): string =>
  FOLDER + uploadedFileName(id, largest, 'jpg');

/** The picture that such an address stands for, or null for an address that is no upload's. */
export function readUploadedAddress(address: string): UploadedFile | null {
  const file = address.startsWith(FOLDER) ? readUploadedFileName(address.slice(FOLDER.length)) : null;
  return file?.kind === 'jpg' ? file : null;
}

/** What a `<picture>` needs to choose the form that suits the screen. */
export interface UploadedSources {
  /** Values for `srcset`, with widths. */
  readonly webp: string;
  readonly jpeg: string;
  /** The largest form, for browsers that choose nothing. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** All forms of an uploaded picture, by the address that a record keeps; null for an address that is no upload's. */
export function uploadedSources(address: string): UploadedSources | null {
  const picture = readUploadedAddress(address);
  if (!picture) return null;
  const { id, width, height } = picture;
  const sizes = uploadedSizes({ width, height });
  const srcset = (kind: UploadedKind): string =>
    sizes.map((size) => `${FOLDER}${uploadedFileName(id, size, kind)} ${size.width}w`).join(', ');
  return { webp: srcset('webp'), jpeg: srcset('jpg'), src: address, width, height };
}
