import anyAscii from 'any-ascii';
import { slugOf } from '../../core/slug.ts';
import type { Writer } from '../database/database.ts';
import { AppError, type Told } from '../http/app-error.ts';

/** Maximum length of slugs of packages and posts. */
const LONGEST = 100;
/** Room for the suffix of a taken slug: a hyphen and a number. */
const ROOM_FOR_NUMBER = 5;

/** Returns a slug of at most `max` characters, cut between two words where that leaves most of it. */
function shorten(slug: string, max: number): string {
  if (slug.length <= max) return slug;
  const cut = slug.slice(0, max);
  const lastHyphen = cut.lastIndexOf('-');
  return (lastHyphen > max / 2 ? cut.slice(0, lastHyphen) : cut).replace(/-$/, '');
}

/** Transliterates other scripts to Latin letters and drops emoji, which would be spelled out. */
const toAscii = (text: string): string => anyAscii(text.normalize('NFC').replace(/\p{Extended_Pictographic}/gu, ''));

const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/**
 * Returns the slug of a record: the typed one (other scripts transliterated), else one from the title, else the
 * fallback. A record without a title has no slug yet; its form reports that.
 */
export function slugFor(typed: string, title: string, fallback: string): string {
  if (typed !== '' && isAscii(typed)) return typed;
  if (typed === '' && title === '') return '';
  const slug = shorten(slugOf(toAscii(typed === '' ? title : typed)), LONGEST);
  return slug === '' ? fallback : slug;
}

/** Returns the prefix of a slug's variants, to look up those that are taken. */
const beginningOf = (slug: string): string => `${shorten(slug, LONGEST - ROOM_FOR_NUMBER).replace(/-\d$/, '')}-`;

/** Returns the first free variant of a taken slug: "goa-2", "goa-3" and so on. */
function freeVariant(slug: string, taken: ReadonlySet<string>): string {
  const beginning = beginningOf(slug);
  for (let number = 2; ; number++) {
    const variant = `${beginning}${number}`;
    if (variant !== slug && !taken.has(variant)) return variant;
  }
}

/** The SQL of a table whose rows have slugs. */
export interface SlugStore {
  /** Returns the record that has a slug, deleted or not. */
  readonly holderOf: (from: Writer, slug: string) => Promise<{ id: string; deletedAt: number | null } | undefined>;
  /** Returns the record that was published under a slug before, deleted or not. */
  readonly formerHolderOf: (
    from: Writer,
    slug: string,
  ) => Promise<{ id: string; title: string; deletedAt: number | null } | undefined>;
  /** Makes a former slug lead to its record. */
  readonly keepFormerSlug: (writer: Writer, slug: string, id: string) => Promise<unknown>;
  readonly dropFormerSlug: (writer: Writer, slug: string) => Promise<unknown>;
  /** Returns the slugs with a prefix, former ones included, to find a free one. */
  readonly slugsLike: (from: Writer, beginning: string) => Promise<ReadonlySet<string>>;
  /** Gives a deleted record a new slug. */
  readonly renameDeleted: (writer: Writer, id: string, slug: string) => Promise<unknown>;
}

/** A record before it is saved under another slug. */
export interface SavedRecord {
  readonly id: string;
  readonly slug: string;
  /** When it was first published; null if it never was. */
  readonly publishedAt: number | null;
}

const refused = (told: Told): AppError => AppError.ofField('conflict', 'slug', told);

/** Keeps the slugs of a table unique, former ones included, and proposes a free one. */
export function uniqueSlugs(store: SlugStore) {
  const freeSlug = async (from: Writer, slug: string): Promise<string> =>
    freeVariant(slug, await store.slugsLike(from, beginningOf(slug)));

  async function taken(from: Writer, slug: string): Promise<AppError> {
    const free = await freeSlug(from, slug);
    return refused(({ records }) => records.slugTaken({ slug, free }));
  }

  /** Rejects a slug that leads to another record, because people have that address in links and bookmarks. */
  async function refuseFormer(from: Writer, slug: string, id: string): Promise<void> {
    const former = await store.formerHolderOf(from, slug);
    if (!former || former.id === id || former.deletedAt !== null) return;
    const [{ title }, free] = [former, await freeSlug(from, slug)];
    throw refused(({ records }) => records.slugFormer({ slug, title, free }));
  }

  return {
    taken,

    /** Returns the slug, or its first free variant when a record has it, or had it while published. */
    async firstFree(from: Writer, slug: string): Promise<string> {
      const isTaken = (await store.holderOf(from, slug)) ?? (await store.formerHolderOf(from, slug));
      return isTaken ? freeSlug(from, slug) : slug;
    },

    async refuseTaken(from: Writer, slug: string, id: string): Promise<void> {
      const holder = await store.holderOf(from, slug);
      if (holder && holder.id !== id && holder.deletedAt === null) throw await taken(from, slug);
      await refuseFormer(from, slug, id);
    },

    /**
     * Rejects a slug that another record has, or had while published. A deleted record gives the slug up and takes the
     * next free one.
     */
    async claim(trx: Writer, slug: string, id: string): Promise<void> {
      const holder = await store.holderOf(trx, slug);
      if (holder?.id === id) return;
      if (holder?.deletedAt === null) throw await taken(trx, slug);
      await refuseFormer(trx, slug, id);
      if (holder) await store.renameDeleted(trx, holder.id, await freeSlug(trx, slug));
      await store.dropFormerSlug(trx, slug);
    },

    /** Makes the former slug of a published record lead to the new one. */
    async keepOld(trx: Writer, before: SavedRecord, slug: string): Promise<void> {
      if (before.slug === slug || before.publishedAt === null) return;
      await store.keepFormerSlug(trx, before.slug, before.id);
    },
  };
}
