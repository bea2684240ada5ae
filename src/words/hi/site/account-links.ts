import type { accountLinks as en } from '../../en/site/account-links.ts';
import type { Like } from '../../like.ts';

export const accountLinks = {
  resetTitle: 'नया पासवर्ड चुनें',
  resetDescription: 'आपको भेजे गए लिंक से नया पासवर्ड चुनें।',
  confirmTitle: 'अपने ईमेल की पुष्टि करें',
  confirmDescription: 'आपको भेजे गए लिंक से अपने ईमेल की पुष्टि करें।',
  needsScript: 'यह लिंक इस्तेमाल करने के लिए JavaScript चालू करें।',
  noLink: 'यह पेज हमारे भेजे लिंक से खुलता है। आपके पते में लिंक पूरा नहीं है।',
  confirmNow: 'इस पते की पुष्टि करें',
  confirmed: ({ address }) => `${address} की पुष्टि हो गई।`,
  toAccount: 'मेरे खाते पर जाएँ',
  failed: 'यह नहीं हो सका। फिर कोशिश करें।',
} satisfies Like<typeof en>;
