import { gazetteer } from '../test/gazetteer.ts';
import type { Editor } from './editor.ts';

/** This many places make a post of some thousand words. */
const PLACES = 12;

/** The gazetteer's texts about some places, one section each. */
const content = [...gazetteer.bases.values()]
  .slice(0, PLACES)
  .map(({ name, about, notes }) => `<h2>${name}</h2><p>${about}</p>${notes.map((note) => `<p>${note}</p>`).join('')}`)
  .join('');

/** Publishes a long post without a picture; returns the path of its page. */
export async function publishPlainPost({ send }: Pick<Editor, 'send'>): Promise<string> {
  const answer = await send('POST', '/api/blogs/create', {
    title: 'Twelve towns and what to know of them',
    content,
    excerpt: 'The best months, the closed days and the last bus, town by town.',
    category: 'Travel Tips',
    tags: 'towns, seasons',
    status: 'published',
    authorName: 'Asha Sen',
  });
  const { blog } = answer as { readonly blog: { readonly slug: string } };
  return `/blog/${blog.slug}`;
}
