import type { cards as en } from '../../en/office/cards.ts';
import type { Like } from '../../like.ts';

export const cards = {
  searchRecords: ({ nouns }) => `${nouns} खोजें`,
  byStatus: ({ nouns }) => `स्थिति के हिसाब से ${nouns}`,
  all: 'सभी',
  edit: 'बदलें',
  editTitled: ({ title }) => `“${title}” बदलें`,
  preview: 'प्रीव्यू',
  previewTitled: ({ title }) => `“${title}” का प्रीव्यू`,
  viewOnSite: 'साइट पर देखें',
  viewTitledOnSite: ({ title }) => `साइट पर देखें: ${title} (नए टैब में खुलेगा)`,
  remove: 'हटाएँ',
  removeTitled: ({ title }) => `“${title}” हटाएँ`,
  removeRecord: ({ noun }) => `${noun} हटाएँ`,
  removeQuestion: ({ noun }) => `क्या यह ${noun} हटा दें?`,
  isDeleted: ({ title }) => `“${title}” को हटा दिया गया।`,
  isBack: ({ title }) => `“${title}” को वापस लाया गया।`,
  noneMatch: ({ nouns }) => `इस खोज में कोई ${nouns} नहीं`,
  noneYet: ({ nouns }) => `अभी कोई ${nouns} नहीं`,
  tryOtherWords: 'दूसरे शब्द आज़माएँ, या सभी देखें।',
  showAll: ({ nouns }) => `सभी ${nouns} देखें`,
} satisfies Like<typeof en>;
