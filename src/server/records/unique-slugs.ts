import anyAscii from 'any-ascii';
import { slugOf } from '../../core/slug.ts';
import type { Writer } from '../database/database.ts';
import { AppError } from '../http/app-error.ts';

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
export interface SlugStore {
  /** Who holds a slug, deleted or not. */
  readonly holderOf: (from: Writer, slug: string) => Promise<{ id: string; deletedAt: number | null } | undefined>;
  /** Which record was public under a slug before, deleted or not. */
  readonly formerHolderOf: (
    from: Writer,
    slug: string,
  ) => Promise<{ id: string; title: string; deletedAt: number | null } | undefined>;
  /** Makes an old address of a record lead to it. */
  readonly keepFormerSlug: (writer: Writer, slug: string, id: string) => Promise<unknown>;
  readonly dropFormerSlug: (writer: Writer, slug: string) => Promise<unknown>;
  /** The slugs that begin alike, former ones among them, to find one that is free. */
  readonly slugsLike: (from: Writer, beginning: string) => Promise<ReadonlySet<string>>;
  /** Gives a deleted record another slug. */
  readonly renameDeleted: (writer: Writer, id: string, slug: string) => Promise<unknown>;
}

/** A record before it is saved under another slug. */
export interface SavedRecord {
  readonly id: string;
  readonly slug: string;
  /** Since when it is or was public; null for one that never was. */
  readonly publishedAt: number | null;
}

const refused = (message: string): AppError => new AppError('conflict', message, { fields: { slug: message } });

/** Keeps the slugs of a table apart, former ones among them, and proposes one that is free. */
export function uniqueSlugs(store: SlugStore) {
  const freeSlug = async (from: Writer, slug: string): Promise<string> =>
    freeVariant(slug, await store.slugsLike(from, beginningOf(slug)));

  async function taken(from: Writer, slug: string): Promise<AppError> {
    return refused(`The slug "${slug}" is taken. "${await freeSlug(from, slug)}" is free.`);
  }

  /** Refuses an address that leads to another record, as people have it in links and bookmarks. */
  async function refuseFormer(from: Writer, slug: string, id: string): Promise<void> {
    const former = await store.formerHolderOf(from, slug);
    if (!former || former.id === id || former.deletedAt !== null) return;
    throw refused(
      `The slug "${slug}" was that of "${former.title}", to which it still leads. "${await freeSlug(from, slug)}" is free.`,
    );
  }

  return {
    taken,

    async refuseTaken(from: Writer, slug: string, id: string): Promise<void> {
      const holder = await store.holderOf(from, slug);
      if (holder && holder.id !== id && holder.deletedAt === null) throw await taken(from, slug);
      await refuseFormer(from, slug, id);
    },

    /**
     * Refuses a slug that another record has or had in public. One that is deleted gives it up; a record that has it takes
     * the next free one.
     */
    async claim(trx: Writer, slug: string, id: string): Promise<void> {
      const holder = await store.holderOf(trx, slug);
      if (holder?.id === id) return;
      if (holder?.deletedAt === null) throw await taken(trx, slug);
      await refuseFormer(trx, slug, id);
      if (holder) await store.renameDeleted(trx, holder.id, await freeSlug(trx, slug));
      await store.dropFormerSlug(trx, slug);
    },

    /** Makes the old address of a record that was public lead to its new one. */
    async keepOld(trx: Writer, before: SavedRecord, slug: string): Promise<void> {
      if (before.slug === slug || before.publishedAt === null) return;
      await store.keepFormerSlug(trx, before.slug, before.id);
    },
  };
}
