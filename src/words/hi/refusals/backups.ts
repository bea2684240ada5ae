import type { backups as en } from '../../en/refusals/backups.ts';
import type { Like } from '../../like.ts';

export const backups = {
  notFound: 'ऐसा कोई बैकअप नहीं है',
  noRoom: 'डिस्क भरी है या उस पर लिखा नहीं जा सकता। जिन बैकअप की ज़रूरत नहीं, उन्हें हटाएँ, या सर्वर पर जगह बनाएँ।',
  underWay: 'बैकअप पहले से बन रहा है',
  linkExpired: 'डाउनलोड का यह लिंक पुराना हो गया। फिर से “डाउनलोड करें” दबाएँ।',
  siteClosed: ({ step, percent }) =>
    `बैकअप वापस लाया जा रहा है, इसलिए साइट थोड़ी देर के लिए बंद है: ${step}${percent > 0 ? ` (${percent}%)` : ''}। यह अपने आप फिर खुलेगी।`,
  /** What is being done, inside a sentence. */
  steps: {
    checking: 'बैकअप जाँचा जा रहा है',
    closing: 'जो काम शुरू हो चुके हैं, वे पूरे हो रहे हैं',
    keeping: 'मौजूदा डेटा सँभालकर रखा जा रहा है',
    replacing: 'डेटा बदला जा रहा है',
  },
  confirmationWrong: ({ expected }) => `${expected} ठीक वैसे ही लिखें जैसा दिख रहा है`,
  restoreUnderWay: 'कोई बैकअप अभी बन रहा है या वापस लाया जा रहा है। वह पूरा होने पर फिर कोशिश करें।',
  cannotBeRead: 'साइट का यह संस्करण इस फ़ाइल को नहीं पढ़ सकता',
  otherDatabase: 'यह किसी और तरह के डेटाबेस का बैकअप है, जो साइट अभी इस्तेमाल नहीं करती',
  ofNewerVersion: 'यह बैकअप साइट के किसी नए संस्करण का है। पहले वह संस्करण इंस्टॉल करें।',
} satisfies Like<typeof en>;
