import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import { drawPoster } from '../../../core/posters/draw-poster.ts';
import { POSTER_EDITION } from '../../../core/posters/poster-address.ts';
import { posterSubject } from '../../../core/posters/poster-subject.ts';
import { type Hour, POSTER_HOURS } from '../../../core/posters/subject.ts';
import { CARD_SIZE } from '../../../core/posters/trip-card.ts';
import { boundedWork } from '../../admission/bounded-work.ts';
import { encodingFor } from '../../http/accepted-encoding.ts';
import { AppError } from '../../http/app-error.ts';
import { RecentlyUsed } from './recently-used.ts';

export interface PosterName {
  readonly subject: string;
  readonly hour: Hour | undefined;
  readonly kind: 'svg' | 'png';
}

const FILE = /^([a-z0-9]+(?:-+[a-z0-9]+)*)(?:\.([a-z]+))?\.(svg|png)$/;
const LONGEST_SUBJECT = 140;

/** Returns the poster of an address, or null for an invalid one. */
export function readPosterName(edition: string, file: string): PosterName | null {
  if (!/^[1-9]\d{0,3}$/.test(edition) || Number(edition) > POSTER_EDITION || file.length > LONGEST_SUBJECT + 12)
    return null;
  const [, subject = '', named, kind] = FILE.exec(file) ?? [];
  const hour = POSTER_HOURS.find((candidate) => candidate === named);
  if (subject === '' || (named !== undefined && !hour)) return null;
  return { subject, hour, kind: kind === 'png' ? 'png' : 'svg' };
}

interface DrawnPoster {
  readonly etag: string;
  readonly plain: Buffer;
  brotli?: Buffer;
  gzip?: Buffer;
}

/** Weak, because the same tag stands for plain and compressed bytes. */
const tagOf = (bytes: Buffer): string => `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** Draws posters on request; keeps the last ones with their compressed forms. */
export function posterFiles(gazetteer: Gazetteer) {
  const drawn = new RecentlyUsed<DrawnPoster>(400);
  const cards = new RecentlyUsed<Promise<{ etag: string; bytes: Buffer }>>(48);
  const rasterising = boundedWork(2, 24);

  const draw = ({ subject, hour }: PosterName): DrawnPoster =>
    drawn.take(`${subject}.${hour ?? ''}`, () => {
      const plain = Buffer.from(drawPoster(posterSubject(subject, hour, gazetteer)));
      return { plain, etag: tagOf(plain) };
    });

  return {
    drawn: draw,

    /** Returns the drawing in the best encoding that the browser accepts, and the encoding. */
    encode(poster: DrawnPoster, accepted: string): { readonly bytes: Buffer; readonly encoding?: 'br' | 'gzip' } {
      const encoding = encodingFor(accepted);
      if (encoding === 'br') {
        poster.brotli ??= brotliCompressSync(poster.plain, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: poster.plain.length },
        });
        return { bytes: poster.brotli, encoding };
      }
      if (encoding === 'gzip') {
        poster.gzip ??= gzipSync(poster.plain);
        return { bytes: poster.gzip, encoding };
      }
      return { bytes: poster.plain };
    },

    /** Returns the poster as PNG for sharing cards; throws when too many wait. */
    card(name: PosterName): Promise<{ readonly etag: string; readonly bytes: Buffer }> {
      const key = `${name.subject}.${name.hour ?? ''}`;
      const card = cards.take(key, () => {
        const work = rasterising(async () => {
          const { default: sharp } = await import('sharp');
          const bytes = await sharp(draw(name).plain)
            .resize({ ...CARD_SIZE, fit: 'cover' })
            .png({ palette: true, effort: 4 })
            .toBuffer();
          return { bytes, etag: tagOf(bytes) };
        });
        return (
          work ??
          Promise.reject(new AppError('overloaded', ({ pictures }) => pictures.drawingBusy, { retryAfterSeconds: 2 }))
        );
      });
      card.catch(() => cards.forget(key));
      return card;
    },
  };
}
