import type { gallery as en } from '../../en/ui/gallery.ts';
import type { Like } from '../../like.ts';

export const gallery = {
  pictures: 'तस्वीरें',
  position: ({ number, count }) => `${number} / ${count}`,
  picture: ({ number, count }) => `${count} में से तस्वीर ${number}:`,
  previous: 'पिछली तस्वीर',
  next: 'अगली तस्वीर',
} satisfies Like<typeof en>;
