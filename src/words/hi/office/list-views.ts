import type { listViews as en } from '../../en/office/list-views.ts';
import type { Like } from '../../like.ts';

export const listViews = {
  viewsOf: ({ noun }) => `${noun} के व्यू`,
  all: 'सभी',
  fresh: 'नई',
  toCall: 'कॉल करनी है',
  confirmed: 'पक्की',
  departingSoon: 'जल्द यात्रा',
  save: 'व्यू सहेजें',
  name: 'नाम',
  nameMissing: 'व्यू को नाम दें',
  share: 'सभी एडमिन को दिखाएँ',
  manage: ({ name }) => `व्यू ${name} बदलें`,
  rename: 'नाम बदलें या साझा करें',
  delete: 'व्यू हटाएँ',
  deleted: ({ name }) => `व्यू ${name} हटा दिया गया।`,
  saved: ({ name }) => `व्यू ${name} सहेजा गया।`,
  sharedBy: ({ name, owner }) => `${name}, ${owner} ने साझा किया`,
  failed: 'व्यू नहीं सहेजा जा सका',
  cancel: 'रद्द करें',
} satisfies Like<typeof en>;
