import { counted } from '../counts.ts';

/** The notice about demonstration content. */
export const demo = {
  packages: ({ count }: { count: number }) => counted(count, 'package'),
  posts: ({ count }: { count: number }) => counted(count, 'post'),
  bookings: ({ count }: { count: number }) => counted(count, 'booking'),
  leads: ({ count }: { count: number }) => counted(count, 'lead'),
  itineraries: ({ count }: { count: number }) => counted(count, 'sample itinerary', 'sample itineraries'),
  offers: ({ count }: { count: number }) => counted(count, 'offer'),
  shown: ({ list }: { list: string }) => `Demo content is shown: ${list}. Anything you edit becomes yours.`,
  remove: 'Remove demonstration content',
  removeQuestion: 'Remove demonstration content?',
  removeForGood: 'Remove for good',
  removeFailed: 'Failed to remove the demonstration content',
  removed: 'Demonstration content is removed.',
  removedHint: 'These will be deleted for good:',
  stays: 'Packages and posts you have edited and real bookings stay.',
} as const;
