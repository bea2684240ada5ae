import { slugOf } from '../../../core/slug.ts';

export interface Heading {
  /** Of the heading's element. */
  readonly id: string;
  readonly text: string;
}

interface Outline {
  /** The post with an id on each of its main headings. */
  readonly html: string;
  readonly headings: readonly Heading[];
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The words of a heading; the server writes these four entities and no others. */
const wordsOf = (html: string): string =>
  html
    .replace(/<br>/g, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Makes the main headings of a post's clean HTML (server/records/rich-text.ts) places that a link can lead to. Ids begin with
 * `part-`, so that no heading takes an id of the page; headings of the same words are numbered.
 */
export function outlineOf(content: string): Outline {
  const headings: Heading[] = [];
  const taken = new Set<string>();
  const html = content.replace(/<h2>(.*?)<\/h2>/gs, (_whole, inside: string) => {
    const text = wordsOf(inside);
    // Words of another script leave no slug: their place in the post is name enough.
    const name = `part-${slugOf(text).slice(0, 60) || headings.length + 1}`;
    let id = name;
    for (let count = 2; taken.has(id); count += 1) id = `${name}-${count}`;
    taken.add(id);
    headings.push({ id, text });
    return `<h2 id="${id}" tabindex="-1">${inside}</h2>`;
  });
  return { html, headings };
}
