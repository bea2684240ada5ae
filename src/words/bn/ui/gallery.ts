import type { gallery as en } from '../../en/ui/gallery.ts';
import type { Like } from '../../like.ts';

export const gallery = {
  pictures: 'ছবি',
  position: ({ number, count }) => `${number} / ${count}`,
  picture: ({ number, count }) => `${count}টির মধ্যে ${number} নম্বর ছবি:`,
  previous: 'আগের ছবি',
  next: 'পরের ছবি',
} satisfies Like<typeof en>;
