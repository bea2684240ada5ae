import type { ApiAnswer, ApiCall } from '../../../contracts/client.ts';
import type { Language } from '../../../core/languages.ts';
import { asked } from '../../api/asked-language.ts';
import {
  failureOf,
  failureOrMissing,
  type LoadFailure,
  type Moved,
  type NotFound,
  readyOrMoved,
} from '../../api/load-failure.ts';
import { type BlogFilters, blogQueryOf } from './blog-address.ts';

export type BlogListResult =
  | {
      readonly kind: 'ready';
      readonly list: ApiAnswer<'GET /api/blogs'>;
      /** Categories that have posts. */
      readonly categories: readonly string[];
    }
  | LoadFailure;

export type BlogPostResult =
  | ({ readonly kind: 'ready' } & ApiAnswer<'GET /api/blogs/{id}'>)
  | NotFound
  | Moved
  | LoadFailure;

/** Returns the categories; a failure is logged only, because the list works without them. */
const loadCategories = (api: ApiCall): Promise<readonly string[]> =>
  api('GET /api/blogs/categories').catch((error: unknown) => {
    console.warn('The categories of the blog could not be loaded', error);
    return [];
  });

export async function loadBlogs(api: ApiCall, filters: BlogFilters, language: Language): Promise<BlogListResult> {
  const coming = loadCategories(api);
  try {
    const list = await api('GET /api/blogs', { query: { ...blogQueryOf(filters), ...asked(language) } });
    return { kind: 'ready', list, categories: await coming };
  } catch (error) {
    return failureOf(error, 'Failed to fetch blogs');
  }
}

export const loadBlogPost = (api: ApiCall, slug: string, language: Language): Promise<BlogPostResult> =>
  api('GET /api/blogs/{id}', { params: { id: slug }, query: asked(language) }).then(
    (answer): BlogPostResult => readyOrMoved({ kind: 'ready', ...answer }, slug, answer.blog.slug),
    (error: unknown) => failureOrMissing(error, 'Failed to fetch blog'),
  );
