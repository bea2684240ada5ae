import type { TranslatedPath } from '../../../contracts/translated-fields.ts';
import { translations } from '../../../words/en/office/translations.ts';
import type { DraftRow, DraftSection } from './translation-draft.ts';

/** A field without a name does not compile. */
const fieldNames = (): Readonly<Record<TranslatedPath, string>> => translations.fields;

const nameOf = (path: string): string => fieldNames()[path as TranslatedPath] ?? path;

export const sectionName = ({ key }: DraftSection): string =>
  key === 'itinerary[]' ? translations.itinerary : nameOf(key);

/** Returns the name of one text: "Features 3", "Day 2, title". */
export function rowName({ path, at }: Pick<DraftRow, 'path' | 'at'>): string {
  if (path === 'itinerary[].title') return translations.dayTitle({ day: at + 1 });
  if (path === 'itinerary[].detail') return translations.dayDetail({ day: at + 1 });
  return path.includes('[]') ? translations.entry({ field: nameOf(path), number: at + 1 }) : nameOf(path);
}
