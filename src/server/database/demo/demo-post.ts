import type { BlogCategory, BlogStatus } from '../../../core/blogs/blog-options.ts';
import type { Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import type { Hour } from '../../../core/posters/subject.ts';
import { FACT, factOf } from './post-facts.ts';

/** A post of the demonstration content, with the facts that its truth is checked by. */
export interface DemoPost {
  readonly slug: string;
  readonly title: string;
  readonly category: BlogCategory;
  readonly status: BlogStatus;
  /** Published, but shown only so many days from when the content is loaded. */
  readonly inDays?: number;
  readonly authorName: string;
  readonly excerpt: string;
  /**
   * Blocks of HTML. `[words](id)` names a base or a sight of the gazetteer by its id; readers see the words. A fact
   * that the gazetteer or the price rules hold stands as `{fee:agra-taj-mahal}` (see `post-facts.ts`) and is written
   * nowhere else.
   */
  readonly content: readonly string[];
  readonly tags: readonly string[];
  readonly metaTitle: string;
  readonly metaDescription: string;
  /** Base, sight or region of the gazetteer: what the poster shows. */
  readonly picture: { readonly subject: string; readonly hour?: Hour };
  readonly views: number;
  /** Days since it was published, or begun if it is not yet. */
  readonly ageDays: number;
}

const MARK = /\[([^\]]+)\]\(([a-z0-9-]+)\)/g;

/** Returns the places and sights that a text names. */
export const placesOf = (text: string): { words: string; id: string }[] =>
  [...text.matchAll(MARK)].map(([, words = '', id = '']) => ({ words, id }));

/** Returns the post's HTML as readers see it. Throws a RangeError for an unknown fact. */
export const articleOf = ({ content }: Pick<DemoPost, 'content'>, gazetteer: Gazetteer): string =>
  content
    .join('')
    .replace(MARK, '$1')
    .replace(FACT, (_mark, kind: string, of: string) => factOf(kind, of, gazetteer));
