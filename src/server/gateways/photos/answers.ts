import { z } from 'zod';

const LONGEST_NAME = 80;

/** An address that a page may link to or a picture may come from. */
export const webAddress = z.url({ protocol: /^https?$/ }).max(1500);

/** Returns a text as one line, without control characters. */
export const oneLine = (text: string): string => text.replace(/[\p{C}\s]+/gu, ' ').trim();

/** The name of a photo's author. */
export const personName = z.string().transform((text) => oneLine(text).slice(0, LONGEST_NAME) || 'Unknown author');

/** Returns a provider's valid results: a malformed one does not spoil the others. */
export const soundOf = <T>(finds: readonly unknown[], schema: z.ZodType<T>): readonly T[] =>
  finds.flatMap((find) => {
    const { data } = schema.safeParse(find);
    return data === undefined ? [] : [data];
  });
