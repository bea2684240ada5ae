import type { ImportNoun } from '../../../core/imports/fields.ts';

/** The address of the list into which is imported. */
export const listPath = (noun: ImportNoun): string => `/admin/${noun}s`;

/** The address of the import, or of one import. */
export const importPath = (noun: ImportNoun, id?: string): string =>
  `${listPath(noun)}/import${id === undefined ? '' : `/${id}`}`;
