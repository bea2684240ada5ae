import type { accounts as en } from '../../en/site/accounts.ts';
import type { Like } from '../../like.ts';

export const accounts = {
  signInOrRegister: 'साइन इन या रजिस्टर करें',
  accountOf: ({ initials, name }) => `${initials}, ${name} का खाता`,
  myTrips: 'मेरी यात्राएँ',
  myBookings: 'मेरी बुकिंग',
  myAccount: 'मेरा खाता',
  logout: 'लॉग आउट',
  account: 'खाता',
  guest: 'स्वागत है',
  signInHint: 'अपना खाता देखने के लिए साइन इन करें',
  signIn: 'साइन इन करें',
  dialogTitle: 'आपका स्वागत है',
  loginFailed: 'लॉग इन नहीं हो सका',
  registrationFailed: 'रजिस्ट्रेशन नहीं हो सका',
  loggedIn: 'आप लॉग इन हो गए। फिर से स्वागत है!',
  registered: 'रजिस्ट्रेशन हो गया। सफ़र में आपका स्वागत है!',
  name: 'नाम',
  phone: 'फ़ोन',
  email: 'ईमेल (ज़रूरी नहीं)',
  password: 'पासवर्ड',
  confirmation: 'पासवर्ड फिर से लिखें',
  consent:
    'हम आपका नाम, फ़ोन और ईमेल सिर्फ़ आपको साइन इन कराने और आपकी योजनाएँ दिखाने के लिए रखते हैं, और किसी काम के लिए नहीं। हमसे कहकर कभी भी इनकी कॉपी ली जा सकती है या खाता हटवाया जा सकता है।',
  login: 'लॉग इन',
  register: 'रजिस्टर करें',
  createAccount: 'खाता बनाएँ',
  tabs: 'लॉग इन या रजिस्टर',
} satisfies Like<typeof en>;
