import type { admins as en } from '../../en/office/admins.ts';
import type { Like } from '../../like.ts';

export const admins = {
  title: 'एडमिन',
  hint: 'बैक ऑफ़िस कौन इस्तेमाल कर सकता है, और क्या देख सकता है।',
  add: 'नया एडमिन',
  unread: 'एडमिन की सूची नहीं मिल सकी',
  isSaved: ({ name }) => `${name} को सेव किया गया।`,
  isRemoved: ({ name }) => `${name} को अब साइन इन की अनुमति नहीं है।`,
  removeQuestion: ({ name }) => `${name} को हटाएँ?`,
  removeNobody: 'इस एडमिन को हटाएँ?',
  remove: 'हटाएँ',
  removeNamed: ({ name }) => `${name} को हटाएँ`,
  removeFailed: 'एडमिन को नहीं हटाया जा सका',
  removeHint: 'उन्हें हर जगह से तुरंत लॉग आउट कर दिया जाएगा। उनके काम ऑडिट लॉग में बने रहेंगे।',
  /** After the present admin’s own name. */
  you: '(आप)',
  hasTwoFactor: 'दो चरण',
  oneTimePassword: 'एक बार का पासवर्ड',
  lastLogin: ({ time }) => `पिछला लॉग इन ${time}`,
  neverSignedIn: 'अभी तक साइन इन नहीं किया',
  edit: 'बदलें',
  editNamed: ({ name }) => `${name} की जानकारी बदलें`,
  editTitle: 'एडमिन की जानकारी बदलें',
  name: 'नाम',
  nameHint: 'ऑडिट लॉग और बुकिंग के इतिहास में यही नाम दिखेगा।',
  email: 'ईमेल',
  role: 'भूमिका',
  /** What each role may do. */
  may: {
    editor: 'पैकेज और पोस्ट; निजी जानकारी नहीं।',
    admin: 'एडमिन और बैकअप छोड़कर सब कुछ।',
    super_admin: 'सब कुछ, एडमिन और बैकअप भी।',
  },
  resetPassword: 'एक बार का नया पासवर्ड',
  resetPasswordHint: 'जो अपना पासवर्ड भूल गए हों, उनके लिए। उनके सत्र समाप्त हो जाएँगे।',
  resetTwoFactor: 'दो चरणों का साइन-इन हटाएँ',
  resetTwoFactorHint: 'जिनका फ़ोन और रिकवरी कोड खो गए हों, उनके लिए। उनके सत्र समाप्त हो जाएँगे।',
  saveFailed: 'एडमिन सेव नहीं हो सका',
  addNow: 'एडमिन जोड़ें',
  save: 'एडमिन सेव करें',
  passwordFor: ({ name }) => `${name} का पासवर्ड`,
  passItOn: ({ email }) =>
    `इसे मिलकर या फ़ोन पर बताएँ। यह सिर्फ़ एक बार दिखता है, सात दिन चलता है, और ${email} से पहले साइन-इन पर बदलना होता है।`,
  copy: 'कॉपी करें',
  haveSavedIt: 'सेव कर लिया',
} satisfies Like<typeof en>;
