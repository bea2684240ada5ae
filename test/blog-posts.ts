import type { AdminBlog } from '../src/contracts/blogs.ts';
import type { TestApp } from './start-app.ts';
import { type FormPicture, freshSlug, multipart } from './travel-packages.ts';

/** The text parts of a post that can be published. */
export const BLOG_FORM = {
  title: 'Slow trains of the hills',
  content: '<p>Tea gardens from the window.</p>',
  excerpt: 'Narrow gauge, wide views.',
  category: 'Travel Stories',
} as const;

type Parts = Readonly<Record<string, string | undefined>>;

interface SavedBlog {
  readonly status: number;
  readonly body: {
    readonly blog: AdminBlog;
    readonly error: string;
    readonly fields?: Record<string, string>;
  };
}

/** Sends post forms as an admin. A new post has its own slug unless one is given. */
export function blogForms({ app, adminToken }: Pick<TestApp, 'app' | 'adminToken'>) {
  const send = async (
    method: 'POST' | 'PUT',
    url: string,
    parts: Parts,
    pictures: readonly FormPicture[] = [],
  ): Promise<SavedBlog> => {
    const { payload, headers } = multipart(parts, pictures);
    const authorization = `Bearer ${adminToken}`;
    const answer = await app.inject({ method, url, payload, headers: { ...headers, authorization } });
    return { status: answer.statusCode, body: answer.json() };
  };
  const create = (parts: Parts = {}, pictures?: readonly FormPicture[]) =>
    send('POST', '/api/blogs/create', { ...BLOG_FORM, slug: freshSlug(), ...parts }, pictures);
  return {
    create,
    /** Saves on top of the version read. */
    save: ({ _id, version }: Pick<AdminBlog, '_id' | 'version'>, parts: Parts, pictures?: readonly FormPicture[]) =>
      send('PUT', `/api/blogs/${_id}`, { version: String(version), ...parts }, pictures),
    /** Creates a post from valid parts. */
    created: async (parts: Parts = {}, pictures?: readonly FormPicture[]): Promise<AdminBlog> => {
      const { status, body } = await create(parts, pictures);
      if (status !== 201) throw new Error(`the post was refused: ${body.error}`);
      return body.blog;
    },
    /** Uploads a picture for the text of a post. */
    sendPicture: async (pictures: readonly FormPicture[]) => {
      const { payload, headers } = multipart({}, pictures);
      const authorization = `Bearer ${adminToken}`;
      const sent = {
        method: 'POST',
        url: '/api/blogs/pictures',
        payload,
        headers: { ...headers, authorization },
      } as const;
      const answer = await app.inject(sent);
      return {
        status: answer.statusCode,
        body: answer.json<{ url: string; width: number; height: number; error: string }>(),
      };
    },
  };
}
