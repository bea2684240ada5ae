import anyAscii from 'any-ascii';
import { PACKAGE_LIMITS } from '../../../core/packages/package-options.ts';
import { slugOf } from '../../../core/slug.ts';

/** Room for what makes a taken slug free: a hyphen and a number. */
const ROOM_FOR_NUMBER = 5;

/** No longer than so many signs, cut between two words where that leaves most of it. */
function shorten(slug: string, max: number): string {
  if (slug.length <= max) return slug;
  const cut = slug.slice(0, max);
  const lastHyphen = cut.lastIndexOf('-');
  return (lastHyphen > max / 2 ? cut.slice(0, lastHyphen) : cut).replace(/-$/, '');
}

/** Pictures of a keyboard would be spelled out; other scripts become the Latin letters that they sound like. */
const toAscii = (text: string): string => anyAscii(text.normalize('NFC').replace(/\p{Extended_Pictographic}/gu, ''));

const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/**
 * The slug of a package: the typed one as it was typed (other scripts transliterated), else that of the title, else
 * one made of its id. A package without a title has none yet: the form says so.
 */
export function packageSlug(typed: string, title: string, id: string): string {
  if (typed !== '' && isAscii(typed)) return typed;
  if (typed === '' && title === '') return '';
  const slug = shorten(slugOf(toAscii(typed === '' ? title : typed)), PACKAGE_LIMITS.slug.max);
  return slug === '' ? `package-${id}` : slug;
}

/** How the free variants of a slug begin, to look for those that are taken. */
export const beginningOf = (slug: string): string =>
  `${shorten(slug, PACKAGE_LIMITS.slug.max - ROOM_FOR_NUMBER).replace(/-\d$/, '')}-`;

/** The first variant of a taken slug that nobody has: "goa-2", "goa-3" and so on. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  const beginning = beginningOf(slug);
  for (let number = 2; ; number++) {
    const variant = `${beginning}${number}`;
    if (variant !== slug && !taken.has(variant)) return variant;
  }
}
