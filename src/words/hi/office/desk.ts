import type { Likeness } from '../../../core/customers/customer-options.ts';
import type { desk as en } from '../../en/office/desk.ts';
import type { Like } from '../../like.ts';

const alike: Readonly<Record<Likeness, string>> = { phone: 'वही फ़ोन', email: 'वही ई-मेल', name: 'वही नाम' };

export const desk = {
  title: 'ग्राहक और काम',
  unread: 'ग्राहक और काम नहीं खुल सके',
  customer: 'ग्राहक',
  makeCustomer: 'ग्राहक बनाएँ',
  makeFailed: 'ग्राहक नहीं बन सका',
  addTo: 'किसी ग्राहक से जोड़ें…',
  addTitle: 'किसी ग्राहक से जोड़ें',
  find: 'नाम, फ़ोन या ई-मेल',
  found: ({ count }) => (count === 0 ? 'कोई ग्राहक नहीं मिला' : `${count} मिले`),
  link: 'जोड़ें',
  linkFailed: 'यह जोड़ा नहीं जा सका',
  maybe: 'शायद वही व्यक्ति',
  noProof: 'फ़ोन कोई सबूत नहीं है: कोई भी कोई भी नंबर लिख सकता है। तभी जोड़ें जब पता हो कि व्यक्ति वही है।',
  alike: ({ alike: of }) => of.map((each) => alike[each]).join(', '),
  kinds: { booking: 'बुकिंग', lead: 'लीड', user: 'खाता' },

  assignee: 'किसके ज़िम्मे',
  assigneeOf: ({ title }) => `${title} किसके ज़िम्मे`,
  unassigned: 'किसी को नहीं सौंपा',
  gone: 'हटाए गए एडमिन',
  assignFailed: 'यह सौंपा नहीं जा सका',
  followUp: 'अगला संपर्क',
  followUpFailed: 'अगला संपर्क तय नहीं हो सका',
  none: 'कोई नहीं',

  tasks: 'काम',
  newTask: 'नया काम',
  taskTitle: 'क्या करना है',
  dueDay: 'दिन',
  dueTime: 'समय',
  addTask: 'काम जोड़ें',
  taskAdded: 'काम जुड़ गया।',
  taskFailed: 'काम सहेजा नहीं जा सका',
  doneTask: ({ title }) => `पूरा: ${title}`,
  dueAt: ({ time }) => `${time} तक`,
  doneBy: ({ name }) => `${name} ने पूरा किया`,
  morningMail: 'हर सुबह मुझे मेल करें कि क्या करना है',
  morningMailFailed: 'यह सहेजा नहीं जा सका',
} satisfies Like<typeof en>;
