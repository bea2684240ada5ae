import type { signIn as en } from '../../en/office/sign-in.ts';
import type { Like } from '../../like.ts';

export const signIn = {
  title: 'एडमिन लॉग इन',
  ended: 'आपका सत्र समाप्त हो गया है। आगे बढ़ने के लिए साइन इन करें; आपका काम यहीं है।',
  email: 'ईमेल',
  password: 'पासवर्ड',
  signIn: 'साइन इन करें',
  networkError: 'नेटवर्क में गड़बड़ी है। कृपया फिर कोशिश करें।',
  failed: 'लॉग इन नहीं हो सका',
  passkey: 'पासकी से साइन इन करें',
  passkeyFailed: 'पासकी का इस्तेमाल नहीं हो सका। फिर कोशिश करें, या पासवर्ड लिखें।',
  code: 'कोड',
  codeHint: 'ऑथेंटिकेटर ऐप में इस समय दिख रहे 6 अंक, या आपका कोई रिकवरी कोड।',
  verify: 'जाँचें',
  someoneElse: 'किसी और खाते से साइन इन करें',
  choosePassword: 'पासवर्ड चुनें',
  choosePasswordHint: 'आपने अस्थायी पासवर्ड से साइन इन किया है। ऐसा पासवर्ड चुनें जो सिर्फ़ आपको पता हो।',
  setUpTwoFactor: 'दो चरणों का साइन-इन चालू करें',
  setUpTwoFactorHint: 'यहाँ सभी अपने फ़ोन के कोड से भी साइन इन करते हैं। आगे बढ़ने के लिए अपना कोड चालू करें।',
} satisfies Like<typeof en>;
