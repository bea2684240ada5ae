import type { bookingForm as en } from '../../en/site/booking-form.ts';
import type { Like } from '../../like.ts';

export const bookingForm = {
  title: 'बुकिंग का अनुरोध',
  fullName: 'पूरा नाम',
  phone: 'फ़ोन',
  travelers: 'यात्री',
  exactly: ({ count }) => `पूरे ${count}`,
  between: ({ min, max }) => `${min} से ${max}`,
  fewer: 'एक यात्री कम',
  more: 'एक यात्री और',
  preferredDate: 'यात्रा की तारीख',
  fromDay: ({ day }) => `${day} या उसके बाद`,
  email: 'ईमेल (ज़रूरी नहीं)',
  specialRequests: 'कोई खास इच्छा (ज़रूरी नहीं)',
  total: 'कुल',
  noPaymentNow: 'अभी कोई भुगतान नहीं। बुकिंग पक्की होने पर कीमत तय हो जाती है।',
  consent:
    'हम आपका नाम, फ़ोन और ईमेल सिर्फ़ इस अनुरोध का जवाब देने के लिए इस्तेमाल करते हैं, और किसी काम के लिए नहीं। इन्हें देखने या हटवाने के लिए हमसे कभी भी कहें।',
  signedIn: 'आप साइन इन हैं: यह अनुरोध “मेरी बुकिंग” में मिलेगा।',
  submit: 'बुकिंग का अनुरोध भेजें',
  submitting: 'भेजा जा रहा है…',
  submitted: 'बुकिंग का अनुरोध भेज दिया गया! हम 24 घंटे में आपसे संपर्क करेंगे।',
  notSubmitted: 'बुकिंग का अनुरोध नहीं भेजा जा सका',
  notReached: 'बुकिंग का अनुरोध नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
  priceChanged: ({ total }) => `यह पेज खुलने के बाद कीमत बदल गई है: अब कुल ${total} है।`,
  notice: 'आपका बुकिंग अनुरोध',
  dismiss: 'हटाएँ',
  lost: 'आपका बुकिंग अनुरोध नहीं भेजा गया। आपका लिखा हमने रखा है: भेजने के लिए फ़ॉर्म फिर खोलें।',
  sentBefore: 'अनुरोध',
  sentAfter: 'भेज दिया गया। हम 24 घंटे में आपसे संपर्क करेंगे।',
} satisfies Like<typeof en>;
