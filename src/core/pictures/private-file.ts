/** Files of customers, stored beside the uploaded pictures under names that no public address reads. */
export const PRIVATE_KINDS = ['pdf', 'jpg', 'png', 'webp', 'avif'] as const;
export type PrivateKind = (typeof PRIVATE_KINDS)[number];

export const PRIVATE_MEDIA_TYPES: Readonly<Record<PrivateKind, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};

const FILE_NAME = /^[0-9a-z]{26}\.(pdf|jpg|png|webp|avif)$/;

/** Returns the name under which a private file is stored: `<id>.<kind>`. */
export const privateFileName = (id: string, kind: PrivateKind): string => `${id}.${kind}`;

/** Returns the kind of a stored private file by its name; null for every other name. */
export function privateKindOf(name: string): PrivateKind | null {
  const [, kind] = FILE_NAME.exec(name) ?? [];
  return PRIVATE_KINDS.find((each) => each === kind) ?? null;
}
