import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { BLOG_CATEGORIES, BLOG_STATUSES } from '../../../core/blogs/blog-options.ts';
import type { Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import { poster, whole, words } from './content-values.ts';
import { FACT, factOf } from './post-facts.ts';
import { CONTENT, oldestFirst, readContent, slugsIn } from './read-content.ts';

/** `content/posts/<slug>.json`: a post without its text, with the facts for checking it. */
const demoPost = z.strictObject({
  title: words,
  category: z.enum(BLOG_CATEGORIES),
  status: z.enum(BLOG_STATUSES),
  /** Published, but visible only this many days after the content is loaded. */
  inDays: whole.exactOptional(),
  authorName: words,
  excerpt: words,
  tags: z.array(words),
  metaTitle: words,
  metaDescription: words,
  picture: poster,
  views: whole,
  /** Days since it was published, or begun if it is not yet. */
  ageDays: whole,
});

export interface DemoPost extends z.infer<typeof demoPost> {
  readonly slug: string;
  /**
   * Blocks of HTML, the lines of `content/posts/<slug>.html`. `[words](id)` names a base or a sight of the gazetteer by
   * its id; readers see the words. A fact of the gazetteer or the price rules is written as `{fee:agra-taj-mahal}` (see
   * `post-facts.ts`) and nowhere else.
   */
  readonly content: readonly string[];
}

/** Reads the posts of the demonstration content, the oldest first. */
export function readDemoPosts(folder = CONTENT): DemoPost[] {
  const pathOf = (file: string) => join(folder, 'posts', file);
  const posts = slugsIn(pathOf('')).map((slug) => {
    const content = readFileSync(pathOf(`${slug}.html`), 'utf8')
      .trimEnd()
      .split(/\r?\n/);
    return { ...readContent(pathOf(`${slug}.json`), demoPost), slug, content };
  });
  return oldestFirst(posts);
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
