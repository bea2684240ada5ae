import type { ApiAnswer, ApiCall } from '../../../contracts/client.ts';
import type { PackageCard, TravelPackage } from '../../../contracts/packages.ts';
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
import { type ListFilters, queryOf } from './filter-address.ts';

export type ListResult = { readonly kind: 'ready'; readonly list: ApiAnswer<'GET /api/packages'> } | LoadFailure;

export type PackageResult =
  | {
      readonly kind: 'ready';
      readonly package: TravelPackage;
      readonly related: readonly PackageCard[];
      /** The newest reviews, and how many there are. */
      readonly reviews: Pick<ApiAnswer<'GET /api/reviews'>, 'reviews' | 'total'>;
    }
  | NotFound
  | Moved
  | LoadFailure;

export const loadPackages = (api: ApiCall, filters: ListFilters, language: Language): Promise<ListResult> =>
  api('GET /api/packages', { query: { ...queryOf(filters), ...asked(language) } }).then(
    (list): ListResult => ({ kind: 'ready', list }),
    (error: unknown) => failureOf(error, 'Failed to fetch packages'),
  );

/** Returns the newest reviews of a package; none after a failure, which is logged: the page is worth reading without. */
const loadReviews = (api: ApiCall, slug: string): Promise<Pick<ApiAnswer<'GET /api/reviews'>, 'reviews' | 'total'>> =>
  api('GET /api/reviews', { query: { package: slug } }).catch((error: unknown) => {
    console.warn('Reviews could not be loaded', error);
    return { reviews: [], total: 0 };
  });

export const loadPackage = (api: ApiCall, slug: string, language: Language): Promise<PackageResult> =>
  Promise.all([
    api('GET /api/packages/{slug}', { params: { slug }, query: asked(language) }),
    loadReviews(api, slug),
  ]).then(
    ([answer, reviews]): PackageResult =>
      readyOrMoved({ kind: 'ready', ...answer, reviews }, slug, answer.package.slug),
    (error: unknown) => failureOrMissing(error, 'Failed to fetch package details'),
  );

/** Returns the featured packages; null after a failure, which is logged and hides the section. */
export const loadFeatured = (api: ApiCall, language: Language): Promise<readonly PackageCard[] | null> =>
  api('GET /api/packages/featured', { query: asked(language) }).then(
    ({ packages }) => packages,
    (error: unknown) => {
      console.warn('Featured packages could not be loaded', error);
      return null;
    },
  );
