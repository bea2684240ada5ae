import { formatCount } from '../../counts.ts';
import type { dashboard as en } from '../../en/office/dashboard.ts';
import type { Like } from '../../like.ts';

export const dashboard = {
  quickActions: 'झटपट काम',
  answerBookings: 'नई बुकिंग का जवाब दें',
  callLeads: 'लीड को फ़ोन करें',
  addPackage: 'पैकेज जोड़ें',
  writePost: 'पोस्ट लिखें',
  createOffer: 'ऑफ़र बनाएँ',
  unread: 'डैशबोर्ड नहीं खुल सका',
  lastWeek: 'पिछले 7 दिन',
  versus: 'उससे पहले के 7 दिनों की तुलना में',
  figures: {
    searches: 'की गई खोजें',
    submissions: 'भेजे गए फ़ॉर्म',
    views: 'बार देखा गया',
    users: 'नए यूज़र',
    bookings: 'नई बुकिंग',
    leads: 'नई लीड',
    aiRequests: 'AI अनुरोध',
    aiCost: 'AI का खर्च',
  },
  same: 'पिछले हफ़्ते जितना ही',
  noneBefore: 'पिछले हफ़्ते कुछ नहीं',
  more: ({ percent, before }) => `पिछले हफ़्ते से ${percent}% ज़्यादा (${before})`,
  less: ({ percent, before }) => `पिछले हफ़्ते से ${percent}% कम (${before})`,
  slightlyMore: ({ before }) => `पिछले हफ़्ते से ज़्यादा, पर 1% से कम (${before})`,
  slightlyLess: ({ before }) => `पिछले हफ़्ते से कम, पर 1% से कम (${before})`,
  due: 'आज करने के काम',
  nothingDue: 'अभी कुछ बाकी नहीं। जिन लीड को फ़ोन करना है और जिन बुकिंग का जवाब देना है, वे यहाँ दिखेंगी।',
  answer: 'जवाब दें',
  call: 'फ़ोन करें',
  callBack: 'फ़ोन करें',
  since: ({ day }) => `${day} से`,
  moreLeads: ({ count }) => `${formatCount(count)} और लीड`,
  /** Between both links. */
  and: 'और',
  moreBookings: ({ count }) => `${formatCount(count)} और बुकिंग`,
  recent: 'हाल की गतिविधियाँ',
  nothingYet: 'अभी कुछ नहीं। विज़िटर की गतिविधियाँ यहाँ दिखेंगी।',
  allActivity: 'सभी गतिविधियाँ',
} satisfies Like<typeof en>;
