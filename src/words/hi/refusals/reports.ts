import type { reports as en } from '../../en/refusals/reports.ts';
import type { Like } from '../../like.ts';

export const reports = {
  noMessage: 'ऐसा कोई संदेश नहीं है',
  messageSent: 'यह संदेश भेजा जा चुका है',
  messageOpened: 'यह पाठ WhatsApp में खोला गया था। इसे बुकिंग या लीड से फिर खोलें।',
  noProvider: {
    email: 'ईमेल भेजने का कोई इंतज़ाम नहीं है',
    sms: 'SMS भेजने का कोई इंतज़ाम नहीं है',
    whatsapp: 'WhatsApp का कोई खाता तय नहीं है',
  },
  nobody: 'इस व्यक्ति का कोई डेटा नहीं है',
  noRoute: 'इस रास्ते के कोई आँकड़े नहीं हैं',
  logGone: 'यह अनुरोध अब लॉग में नहीं है',
  demandGone: 'यह रास्ता अब सूची में नहीं है',
  tooManyWindows: 'बहुत सारी विंडो में सूचनाएँ खुली हैं',
} satisfies Like<typeof en>;
