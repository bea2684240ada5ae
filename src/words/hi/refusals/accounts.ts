import type { accounts as en } from '../../en/refusals/accounts.ts';
import type { Like } from '../../like.ts';

export const accounts = {
  tooManySignIns: 'साइन इन की बहुत ज़्यादा कोशिशें हुईं। एक मिनट रुककर फिर कोशिश करें।',
  tooManyCodes: 'कई बार गलत कोड डाला गया। एक मिनट रुकें, या रिकवरी कोड लिखें।',
  passwordTooEasy: 'यह पासवर्ड बहुत आसान है, कोई भी इसका अंदाज़ा लगा सकता है। कोई और चुनें।',
  phoneTaken: 'इस फ़ोन नंबर का खाता पहले से है',
  noSearch: 'यह खोज नहीं मिली',
} satisfies Like<typeof en>;
