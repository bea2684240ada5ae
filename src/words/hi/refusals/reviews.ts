import type { reviews as en } from '../../en/refusals/reviews.ts';
import type { Like } from '../../like.ts';

export const reviews = {
  notFound: 'ऐसी कोई समीक्षा नहीं है',
  writtenAlready: 'इस यात्रा की समीक्षा लिखी जा चुकी है',
  notCompleted: 'यात्रा पूरी होने के बाद ही उसकी समीक्षा लिखी जा सकती है',
  meanwhile: 'इस बीच किसी और एडमिन ने इस समीक्षा पर फ़ैसला किया है। देखने के लिए पेज फिर से खोलें।',
} satisfies Like<typeof en>;
