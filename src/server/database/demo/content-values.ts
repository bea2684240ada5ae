import { z } from 'zod';
import { POSTER_HOURS } from '../../../core/posters/subject.ts';

/** Schemas of values used in several files of `content/`. */
export const words = z.string().min(1);
export const whole = z.int().min(0);

/** A poster: a base, sight or region of the gazetteer, by its id, at an hour of the day. */
export const poster = z.strictObject({ subject: words, hour: z.enum(POSTER_HOURS).exactOptional() });

/**
 * 10 digits that begin with 0: no phone has such a number, every form rejects it, and a call or message to it reaches
 * no one. India has reserved no range of numbers for fiction.
 */
export const madeUpPhone = z.string().regex(/^0\d{9}$/, 'must be 10 digits that begin with 0');
