import type { ApiAnswer, ApiCall } from '../../../contracts/client.ts';
import type { StateOnList } from '../../../contracts/places.ts';
import type { Language } from '../../../core/languages.ts';
import { asked } from '../../api/asked-language.ts';
import { failureOf, failureOrMissing, type LoadFailure, type NotFound } from '../../api/load-failure.ts';
import { Refusal } from '../../site-router/page-module.ts';

export type ReadyPlace = ApiAnswer<'GET /api/places/{slug}'>;

type PlaceResult = ({ readonly kind: 'ready' } & ReadyPlace) | NotFound | LoadFailure;

/** Returns the states with their places; throws a `Refusal` when they cannot be loaded. */
export const loadPlaces = (api: ApiCall, language: Language): Promise<readonly StateOnList[]> =>
  api('GET /api/places', { query: asked(language) }).then(
    ({ states }) => states,
    (error: unknown) => {
      throw new Refusal(failureOf(error, 'The places could not be loaded'));
    },
  );

export const loadPlace = (api: ApiCall, slug: string, language: Language): Promise<PlaceResult> =>
  api('GET /api/places/{slug}', { params: { slug }, query: asked(language) }).then(
    (answer): PlaceResult => ({ kind: 'ready', ...answer }),
    (error: unknown): PlaceResult => {
      const failure = failureOrMissing(error, 'The place could not be loaded');
      // Places keep their slugs.
      return failure.kind === 'moved' ? { kind: 'not-found' } : failure;
    },
  );
