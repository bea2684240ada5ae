import type { Hour } from '../../core/posters/subject.ts';

/** What is said of pictures for those who do not see them. */
export const pictures = {
  illustrationOf: ({ name, hour }: { name: string; hour: Hour | undefined }) =>
    `Illustration of ${name}${hour === undefined ? '' : ` (${hour})`}`,
} as const;
