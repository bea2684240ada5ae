import type { legal as en } from '../../en/refusals/legal.ts';
import type { Like } from '../../like.ts';

export const legal = {
  notPublished: 'ऐसा कोई पेज नहीं है',
  meanwhile: 'इस बीच किसी और एडमिन ने यह पेज सेव किया है। उनका लेख देखने के लिए पेज फिर से खोलें, फिर अपना सेव करें।',
} satisfies Like<typeof en>;
