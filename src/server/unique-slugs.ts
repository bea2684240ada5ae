import anyAscii from 'any-ascii';
import { slugOf } from '../core/slug.ts';
import type { Writer } from './database/database.ts';
import { AppError } from './http/app-error.ts';

/** Longest slug of packages and posts alike. */
const LONGEST = 100;
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
 * The slug of a record: the typed one as it was typed (other scripts transliterated), else that of the title, else the
 * one to fall back on. A record without a title has none yet: its form says so.
 */
export function slugFor(typed: string, title: string, fallback: string): string {
  if (typed !== '' && isAscii(typed)) return typed;
  if (typed === '' && title === '') return '';
  const slug = shorten(slugOf(toAscii(typed === '' ? title : typed)), LONGEST);
  return slug === '' ? fallback : slug;
}

/** How the free variants of a slug begin, to look for those that are taken. */
const beginningOf = (slug: string): string => `${shorten(slug, LONGEST - ROOM_FOR_NUMBER).replace(/-\d$/, '')}-`;

/** The first variant of a taken slug that nobody has: "goa-2", "goa-3" and so on. */
function freeVariant(slug: string, taken: ReadonlySet<string>): string {
  const beginning = beginningOf(slug);
  for (let number = 2; ; number++) {
    const variant = `${beginning}${number}`;
    if (variant !== slug && !taken.has(variant)) return variant;
  }
}

/** The SQL of a table whose rows have slugs. */
interface SlugStore {
  /** Who holds a slug, deleted or not. */
  readonly holderOf: (from: Writer, slug: string) => Promise<{ id: string; deletedAt: number | null } | undefined>;
  /** The slugs that begin alike, to find one that is free. */
  readonly slugsLike: (from: Writer, beginning: string) => Promise<ReadonlySet<string>>;
  /** Gives a deleted record another slug. */
  readonly renameDeleted: (writer: Writer, id: string, slug: string) => Promise<unknown>;
}

/** Keeps the slugs of a table apart, and proposes one that is free. */
export function uniqueSlugs(store: SlugStore) {
  const freeSlug = async (from: Writer, slug: string): Promise<string> =>
    freeVariant(slug, await store.slugsLike(from, beginningOf(slug)));

  async function taken(from: Writer, slug: string): Promise<AppError> {
    const message = `The slug "${slug}" is taken. "${await freeSlug(from, slug)}" is free.`;
    return new AppError('conflict', message, { fields: { slug: message } });
  }

  return {
    taken,

    async refuseTaken(from: Writer, slug: string, id: string): Promise<void> {
      const holder = await store.holderOf(from, slug);
      if (holder && holder.id !== id && holder.deletedAt === null) throw await taken(from, slug);
    },

    /** Refuses a slug that another record has. One that is deleted gives it up, and takes the next free one. */
    async claim(trx: Writer, slug: string, id: string): Promise<void> {
      const holder = await store.holderOf(trx, slug);
      if (!holder || holder.id === id) return;
      if (holder.deletedAt === null) throw await taken(trx, slug);
      await store.renameDeleted(trx, holder.id, await freeSlug(trx, slug));
    },
  };
}
