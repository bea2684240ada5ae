import { gazetteer } from '../test/gazetteer.ts';

const ADMIN = { email: 'bench@safarnama.example', password: 'dusk-on-the-road' } as const;

/** The environment of a site with an admin who can publish posts. */
export const withEditor = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password } as const;

/** This many places make a post of some thousand words. */
const PLACES = 12;

/** The gazetteer's texts about some places, one section each. */
const content = [...gazetteer.bases.values()]
  .slice(0, PLACES)
  .map(({ name, about, notes }) => `<h2>${name}</h2><p>${about}</p>${notes.map((note) => `<p>${note}</p>`).join('')}`)
  .join('');

/** Publishes a long post without a picture on a site started `withEditor`; returns the path of its page. */
export async function publishPlainPost(url: string): Promise<string> {
  const signedIn = await fetch(`${url}/api/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { token } = (await signedIn.json()) as { token: string };
  const form = new FormData();
  const fields = {
    title: 'Twelve towns and what to know of them',
    content,
    excerpt: 'The best months, the closed days and the last bus, town by town.',
    category: 'Travel Tips',
    tags: 'towns, seasons',
    status: 'published',
    authorName: 'Asha Sen',
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const answer = await fetch(`${url}/api/blogs/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!answer.ok) throw new Error(await answer.text());
  const { blog } = (await answer.json()) as { blog: { slug: string } };
  return `/blog/${blog.slug}`;
}
