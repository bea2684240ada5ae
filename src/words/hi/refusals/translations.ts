import type { translations as en } from '../../en/refusals/translations.ts';
import type { Like } from '../../like.ts';

export const translations = {
  changed: 'इस बीच मूल पाठ बदल गया है। बदलाव देखने के लिए अनुवाद फिर से खोलें।',
  meanwhile: 'इस बीच किसी और एडमिन ने यह अनुवाद बदला है। अपना सेव करने से पहले उनके बदलाव देखने के लिए इसे फिर से खोलें।',
  notFound: 'ऐसा कोई अनुवाद नहीं है',
  characters: 'इसमें ऐसे अक्षर हैं जो इस्तेमाल नहीं हो सकते',
  nothingAt: ({ path }) => `${path} पर अनुवाद के लिए कुछ नहीं है`,
  someProblems: 'सेव करने से पहले कुछ पाठ बदलने होंगे। उनके पास लिखा देखें।',
  nothingTranslated: 'दिखाने से पहले कम से कम एक पाठ का अनुवाद करें।',
} satisfies Like<typeof en>;
