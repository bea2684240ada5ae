import type { ApiAnswer, ApiCall } from '../../../contracts/client.ts';
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

export async function loadBlogs(api: ApiCall, filters: BlogFilters): Promise<BlogListResult> {
  const coming = loadCategories(api);
  try {
    const list = await api('GET /api/blogs', { query: blogQueryOf(filters) });
    return { kind: 'ready', list, categories: await coming };
  } catch (error) {
    return failureOf(error, 'Failed to fetch blogs');
  }
}

export const loadBlogPost = (api: ApiCall, slug: string): Promise<BlogPostResult> =>
  api('GET /api/blogs/{id}', { params: { id: slug } }).then(
    (answer): BlogPostResult => readyOrMoved({ kind: 'ready', ...answer }, slug, answer.blog.slug),
    (error: unknown) => failureOrMissing(error, 'Failed to fetch blog'),
  );
