import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import { pictureFiles } from '../../../contracts/pictures.ts';
import type { Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import type { Language } from '../../../core/languages.ts';
import { drawPoster } from '../../../core/posters/draw-poster.ts';
import { posterSubject } from '../../../core/posters/poster-subject.ts';
import { type TripCard, tripCardAddress } from '../../../core/posters/trip-card.ts';
import { boundedWork } from '../../admission/bounded-work.ts';
import { openLettering } from '../../gateways/typesetting/lettering.ts';
import { AppError } from '../../http/app-error.ts';
import { PICTURE_LIMIT } from '../../http/endpoints.ts';
import { matchesETag } from '../../http/etag.ts';
import type { SiteService } from '../site/service.ts';
import { drawTripCard } from './draw-trip-card.ts';
import { RecentlyUsed } from './recently-used.ts';

interface Dependencies {
  readonly gazetteer: Gazetteer;
  /** Returns an itinerary as its page shows it, or refuses with 404; it counts as no visit. */
  readonly findItinerary: (slug: string, language: Language) => Promise<Itinerary>;
  readonly site: Pick<SiteService, 'show'>;
  readonly onFailure: (error: unknown) => void;
}

interface CardFile {
  readonly etag: string;
  readonly bytes: Buffer;
}

/** Some 10 MB. */
const MOST_KEPT = 72;
/** A card takes a third of a second of computing. */
const [AT_ONCE, MOST_WAITING] = [1, 24];
const FOR_EVER = 'public, max-age=31536000, immutable';
/** What the address of an earlier card shows changes with the plan. */
const FOR_A_WHILE = 'public, max-age=600';

const subjectOf = (poster: string): string => /(?:^|\/)([^/]+)\.svg$/.exec(poster)?.[1] ?? 'india';

/** Draws the cards of trips once for each content; keeps the last ones. */
function cardFiles({ gazetteer, onFailure }: Pick<Dependencies, 'gazetteer' | 'onFailure'>) {
  const letter = openLettering();
  const kept = new RecentlyUsed<Promise<CardFile>>(MOST_KEPT);
  const drawing = boundedWork(AT_ONCE, MOST_WAITING);
  const busy = () => new AppError('overloaded', ({ pictures }) => pictures.drawingBusy, { retryAfterSeconds: 2 });

  async function draw(card: TripCard): Promise<CardFile> {
    const poster = drawPoster(posterSubject(subjectOf(card.headerImage), undefined, gazetteer));
    const bytes = await drawTripCard(card, Buffer.from(poster), letter).catch((error: unknown) => {
      // Such as no space for the fonts.
      onFailure(error);
      throw busy();
    });
    return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
  }

  /** Returns the card; refuses when too many wait. */
  return (address: string, card: TripCard): Promise<CardFile> => {
    const file = kept.take(address, () => drawing(() => draw(card)) ?? Promise.reject(busy()));
    file.catch(() => kept.forget(address));
    return file;
  };
}

const { params } = pictureFiles['GET /pictures/cards/{language}/{slug}/{file}'];

/**
 * Mounts the sharing cards of trips. The address names the content: the present card may be kept for ever, and an address
 * of an earlier content shows the present card. No other part of a request leads to a new drawing.
 */
export function mountTripCards(app: FastifyInstance, dependencies: Dependencies): void {
  const { findItinerary, site } = dependencies;
  const cardFile = cardFiles(dependencies);

  app.get(
    '/pictures/cards/:language/:slug/:file',
    { schema: { params }, config: { rateLimit: PICTURE_LIMIT } },
    async (request, reply) => {
      const { language, slug } = request.params as z.output<typeof params>;
      const [itinerary, { brand }] = await Promise.all([findItinerary(slug, language), site.show(language)]);
      const card = { ...itinerary, language, brand };
      const address = tripCardAddress(card);
      const { bytes, etag } = await cardFile(address, card);
      const isPresent = request.url.split('?', 1)[0] === address;
      reply.headers({
        etag,
        'cache-control': isPresent ? FOR_EVER : FOR_A_WHILE,
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
      });
      return matchesETag(request, etag) ? reply.code(304).send() : reply.type('image/png').send(bytes);
    },
  );
}
