import type { accountNotices as en } from '../../en/site/account-notices.ts';
import type { Like } from '../../like.ts';

export const accountNotices = {
  phoneTaken:
    'आपके खाते का नंबर किसी और ने कोड से अपना साबित किया है, और अब वह उनका है। आपकी यात्राएँ और बुकिंग यहीं हैं। अपना नंबर या ईमेल जोड़ें, ताकि आप फिर साइन इन कर सकें।',
  linkMade: 'आपके कहने पर एजेंसी ने नए पासवर्ड का लिंक बनाया। अगर आपने नहीं कहा था, तो हमें फ़ोन करें।',
  toAccount: 'मेरे खाते पर जाएँ',
  understood: 'मैंने पढ़ लिया',
} satisfies Like<typeof en>;
