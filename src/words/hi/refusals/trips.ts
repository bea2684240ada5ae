import type { trips as en } from '../../en/refusals/trips.ts';
import type { Like } from '../../like.ts';

export const trips = {
  gone: 'यह यात्रा आपकी यात्राओं में नहीं मिली।',
  tooMany: 'आपके पास सौ यात्राएँ रखी हैं। नई रखने के लिए कोई एक हटाएँ।',
  factsGone: 'यह योजना अब बदली नहीं जा सकती: इसका एक शहर अब सूची में नहीं है।',
  changedMeanwhile: 'इस बीच यह यात्रा कहीं और बदली गई है।',
  notOfThisPlan: 'ये बदलाव इस योजना के नहीं हैं। कृपया यात्रा दोबारा खोलें।',
  noCalendar: 'इस पते पर कोई कैलेंडर नहीं है। नया पता माँगें और इसे अपने कैलेंडर से हटा दें।',
  calendarEnded: 'कैलेंडर वापस ले लिया गया',
  alternativeChanged: 'इस बीच यह विकल्प बदल गया है। अपनाने से पहले इसे फिर देख लें।',
  versionGone: 'यह रूप अब वापस नहीं लाया जा सकता: इसकी योजना या इसकी कोई जगह अब नहीं रही।',
} satisfies Like<typeof en>;
