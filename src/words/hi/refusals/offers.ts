import type { offers as en } from '../../en/refusals/offers.ts';
import type { Like } from '../../like.ts';

export const offers = {
  notFound: 'ऐसा कोई ऑफ़र नहीं है',
  changedMeanwhile: 'किसी और एडमिन ने यह ऑफ़र बदला है। उनके बदलाव देखने के लिए पेज फिर से खोलें, फिर अपने सेव करें।',
} satisfies Like<typeof en>;
