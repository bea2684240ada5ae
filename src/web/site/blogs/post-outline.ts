import { slugOf } from '../../../core/slug.ts';

export interface Heading {
  /** Id of the heading's element. */
  readonly id: string;
  readonly text: string;
}

interface Outline {
  /** The post's HTML with an id on each main heading. */
  readonly html: string;
  readonly headings: readonly Heading[];
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Returns the text of a heading; the server writes these four entities and no others. */
const wordsOf = (html: string): string =>
  html
    .replace(/<br>/g, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Gives the main headings of a post's clean HTML (server/records/rich-text.ts) ids as link targets. Ids begin with
 * `part-`, so that none collides with an id of the page; identical headings are numbered.
 */
export function outlineOf(content: string): Outline {
  const headings: Heading[] = [];
  const taken = new Set<string>();
  const html = content.replace(/<h2>(.*?)<\/h2>/gs, (_whole, inside: string) => {
    const text = wordsOf(inside);
    // A heading in another script yields an empty slug: its position names it instead.
    const name = `part-${slugOf(text).slice(0, 60) || headings.length + 1}`;
    let id = name;
    for (let count = 2; taken.has(id); count += 1) id = `${name}-${count}`;
    taken.add(id);
    headings.push({ id, text });
    return `<h2 id="${id}" tabindex="-1">${inside}</h2>`;
  });
  return { html, headings };
}
