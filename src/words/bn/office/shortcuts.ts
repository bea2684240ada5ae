import type { shortcuts as en } from '../../en/office/shortcuts.ts';
import type { Like } from '../../like.ts';

export const shortcuts = {
  title: 'কিবোর্ড শর্টকাট',
  useThem: 'কিবোর্ড শর্টকাট',
  show: 'শর্টকাট দেখান',
  off: 'শর্টকাট বন্ধ আছে।',
  anywhere: 'যে কোনও জায়গায়',
  inLists: 'তালিকায়',
  inRecords: 'খোলা বুকিং বা লিডে',
  keys: {
    find: 'যে কোনও কিছু খুঁজুন',
    help: 'এই শর্টকাটগুলি দেখান',
    goTo: ({ section }) => `${section}-এ যান`,
    search: 'তালিকায় খুঁজুন',
    next: 'পরের সারি বা রেকর্ড',
    previous: 'আগের সারি বা রেকর্ড',
    open: 'সারিটি খুলুন',
    select: 'সারিটি বাছুন',
    confirm: 'বুকিং নিশ্চিত করুন',
    contacted: 'বুকিংয়ে “যোগাযোগ হয়েছে” দিন',
    close: 'বন্ধ করুন',
  },
  thenKey: 'তারপর',
} satisfies Like<typeof en>;
