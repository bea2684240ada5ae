// An admin of a measured site, whose changes make its pages stale.
import { type ApiCall, makeClient, readAnswer } from '../src/contracts/client.ts';
import { freshVisitor } from './visits.ts';

const ADMIN = { email: 'bench@safarnama.example', password: 'dusk-on-the-road' } as const;

/** The environment of a site with an admin who can publish. */
export const withEditor = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password } as const;

export interface Editor {
  readonly api: ApiCall;
  /** Sends a multipart form. */
  readonly send: (method: string, path: string, fields: Readonly<Record<string, string>>) => Promise<unknown>;
  /** Each saves another text than the one before. */
  readonly changeSettings: () => Promise<void>;
  readonly changePackage: (slug: string) => Promise<void>;
  readonly changePost: (slug: string) => Promise<void>;
}

/** Signs in on a site started `withEditor`. */
export async function signInEditor(url: string): Promise<Editor> {
  let token = '';
  // Each call comes from another address, so that no limit of calls is reached.
  const headers = () => ({ 'x-forwarded-for': freshVisitor(), ...(token && { authorization: `Bearer ${token}` }) });
  const api = makeClient((path, init) => fetch(url + path, init), headers);
  const signedIn = await api('POST /api/admin/auth/login', { body: ADMIN });
  if (!('token' in signedIn)) throw new Error('the admin is asked for a code');
  ({ token } = signedIn);

  async function send(method: string, path: string, fields: Readonly<Record<string, string>>): Promise<unknown> {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const answer = await fetch(url + path, { method, headers: headers(), body });
    return readAnswer(answer, await answer.text());
  }

  let changes = 0;
  const ids = new Map<string, string>();
  const idOf = async (slug: string, find: () => Promise<string>): Promise<string> => {
    const id = ids.get(slug) ?? (await find());
    ids.set(slug, id);
    return id;
  };
  return {
    api,
    send,
    async changeSettings() {
      const { settings } = await api('GET /api/admin/settings');
      changes += 1;
      const site = { ...settings.site, tagline: `Journeys, personalised ${changes}` };
      await api('PUT /api/admin/settings', { body: { ...settings, site } });
    },
    async changePackage(slug) {
      const id = await idOf(slug, async () => {
        const { package: found } = await api('GET /api/packages/{slug}', { params: { slug } });
        return found._id;
      });
      const { package: opened } = await api('GET /api/packages/admin/{id}', { params: { id } });
      changes += 1;
      const shortDescription = `Days in the hills, change ${changes}.`;
      await send('PUT', `/api/packages/admin/${id}`, { shortDescription, version: String(opened.version) });
    },
    async changePost(slug) {
      const id = await idOf(slug, async () => {
        const { blog } = await api('GET /api/blogs/{id}', { params: { id: slug } });
        return blog._id;
      });
      const { blog: opened } = await api('GET /api/blogs/admin/{id}', { params: { id } });
      changes += 1;
      const excerpt = `What to know of the towns, change ${changes}.`;
      await send('PUT', `/api/blogs/${id}`, { excerpt, version: String(opened.version) });
    },
  };
}
