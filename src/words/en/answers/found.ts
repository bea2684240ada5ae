import { counted } from '../counts.ts';

/** What tells records of the back office's search apart. */
export const found = {
  bookingStatus: ({ status }: { status: string }) => status,
  leadStatus: ({ status }: { status: string }) => status,
  packageStatus: ({ status }: { status: string }) => status,
  packageCategory: ({ category }: { category: string }) => category,
  blogStatus: ({ status }: { status: string }) => status,
  blogCategory: ({ category }: { category: string }) => category,
  placeSights: ({ count }: { count: number }) => counted(count, 'sight'),
} as const;
