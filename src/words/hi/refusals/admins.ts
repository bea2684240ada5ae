import type { admins as en } from '../../en/refusals/admins.ts';
import type { Like } from '../../like.ts';

export const admins = {
  emailTaken: 'इस ईमेल का एडमिन पहले से है',
  noOtherReady: 'अभी किसी और सुपर एडमिन ने अपना पासवर्ड नहीं चुना है: तब तक रुकें',
  onlySuperAdmin: 'यही अकेले सुपर एडमिन हैं: पहले कोई और बनाएँ',
  changeOwn: 'अपना पासवर्ड और कोड “सुरक्षा” में बदलें',
  gone: 'ऐसा कोई एडमिन नहीं है',
  sessionEnded: 'यह सत्र पहले ही खत्म हो चुका है',
  startAgain: 'फिर से शुरू करें',
  codeWrong: 'यह कोड गलत है। ऐप में अभी जो कोड दिख रहा है, वह लिखें।',
  codeSpent: 'यह कोड गलत है, या पहले इस्तेमाल हो चुका है',
  twoFactorRequired: 'सेटिंग में दो चरणों का साइन-इन सबके लिए ज़रूरी है',
  changedMeanwhile: 'इस बीच यह बदल गया है। फिर कोशिश करें।',
  passwordTemporary: 'यह पासवर्ड कुछ समय का है और किसी और एडमिन को भी पता है। कोई और चुनें।',
} satisfies Like<typeof en>;
