import { z } from 'zod';

const LONGEST_NAME = 80;

/** An address that a page may link to or a picture may come from. */
export const webAddress = z.url({ protocol: /^https?$/ }).max(1500);

/** One line of words, however it was sent. */
export const oneLine = (text: string): string => text.replace(/[\p{C}\s]+/gu, ' ').trim();

/** How a person is named beside a photo. */
export const personName = z.string().transform((text) => oneLine(text).slice(0, LONGEST_NAME) || 'Unknown author');

/** Those of a provider's finds that are as they should be: one odd one spoils none of the others. */
export const soundOf = <T>(finds: readonly unknown[], schema: z.ZodType<T>): readonly T[] =>
  finds.flatMap((find) => {
    const { data } = schema.safeParse(find);
    return data === undefined ? [] : [data];
  });
