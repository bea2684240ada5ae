import { diffArrays } from 'diff';
import type { FieldDifference } from '../../../contracts/record-versions.ts';
import { textOfHtml } from '../rich-text.ts';

type Part = FieldDifference['parts'][number];

/** Milliseconds spent on one comparison; texts with nothing in common are shown as one removed and one added. */
const TIMEOUT_MS = 150;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function compared(before: readonly string[], after: readonly string[], glue: string | null): Part[] {
  const changes = diffArrays([...before], [...after], { timeout: TIMEOUT_MS }) ?? [
    { value: [...before], removed: true, added: false },
    { value: [...after], removed: false, added: true },
  ];
  return changes.flatMap(({ value, added, removed }) => {
    const mark = added ? 'added' : removed ? 'removed' : 'same';
    const texts = glue === null ? value : [value.join(glue)];
    return texts.filter((text) => text !== '').map((text): Part => ({ mark, text }));
  });
}

const linesOf = (text: string): string[] => text.split(/(?<=\n)/);
/** Words and the space between them, in any script. */
const wordsOf = (text: string): string[] => text.split(/(\s+)/).filter((word) => word !== '');

/** Compares texts paragraph by paragraph, and the words of those that were changed. */
function comparedTexts(before: string, after: string): Part[] {
  const parts = compared(linesOf(before), linesOf(after), '');
  const result: Part[] = [];
  for (let index = 0; index < parts.length; index++) {
    const [part, next] = [parts[index], parts[index + 1]];
    if (part?.mark === 'removed' && next?.mark === 'added') {
      result.push(...compared(wordsOf(part.text), wordsOf(next.text), ''));
      index++;
    } else if (part) result.push(part);
  }
  return result;
}

const addressesOf = (pictures: unknown): string[] =>
  Array.isArray(pictures) ? pictures.flatMap((picture) => (isRecord(picture) ? [String(picture.url)] : [])) : [];

const entryText = (entry: unknown): string =>
  isRecord(entry) ? [entry.title, entry.detail].filter((text) => text !== '').join('\n') : String(entry);

const PICTURE = /<img [^>]*?src="([^"]*)"[^>]*>/g;
const picturesIn = (html: string): string[] => Array.from(html.matchAll(PICTURE), ([, address = '']) => address);

const valueText = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** Texts that are read whole: an address, or one of several choices. */
const WHOLE = new Set([
  'slug',
  'status',
  'category',
  'pricing.currency',
  'pricing.validUntil',
  'travelDetails.travelClass',
]);

const isHtml = (field: string): boolean => field === 'description' || field === 'content';
const isPicture = (field: string): boolean => field === 'featuredImage';

/** Returns the differences of one field that is no record itself. */
function differencesOf(field: string, before: unknown, after: unknown): FieldDifference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (field === 'images') {
    const parts = compared(addressesOf(before), addressesOf(after), null);
    return [{ field, form: 'pictures', parts }];
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    return [{ field, form: 'list', parts: compared(before.map(entryText), after.map(entryText), null) }];
  }
  const [was, is] = [valueText(before), valueText(after)];
  if (isPicture(field)) return [{ field, form: 'pictures', parts: compared([was], [is], null) }];
  if (!isHtml(field)) {
    const isText = typeof before === 'string' && typeof after === 'string' && !WHOLE.has(field);
    const parts = isText ? comparedTexts(was, is) : compared([was], [is], null);
    return [{ field, form: isText ? 'text' : 'value', parts }];
  }
  const pictures = compared(picturesIn(was), picturesIn(is), null);
  const arePictures = pictures.some(({ mark }) => mark !== 'same');
  return [
    { field, form: 'text', parts: comparedTexts(textOfHtml(was), textOfHtml(is)) },
    ...(arePictures ? [{ field: `${field}Pictures`, form: 'pictures' as const, parts: pictures }] : []),
  ];
}

/** Returns in which fields two documents of one noun differ, in the order of the first; nested fields joined by a dot. */
export function documentDifferences(before: object, after: object, path = ''): FieldDifference[] {
  const old = before as Readonly<Record<string, unknown>>;
  return Object.entries(after).flatMap(([name, is]) => {
    const was = old[name];
    return isRecord(is) && isRecord(was)
      ? documentDifferences(was, is, `${path}${name}.`)
      : differencesOf(path + name, was, is);
  });
}
