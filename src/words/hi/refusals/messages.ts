import type { messages as en } from '../../en/refusals/messages.ts';
import type { Like } from '../../like.ts';

export const messages = {
  noWording: 'इस माध्यम पर ऐसा कोई संदेश नहीं है',
  wordingChanged: 'इस बीच किसी दूसरे एडमिन ने यह पाठ सहेज दिया। उनका पाठ देखने के लिए पेज फिर खोलें, फिर अपना सहेजें।',
  providersChanged: 'इस बीच किसी दूसरे एडमिन ने प्रदाता सहेज दिए। उनके बदलाव देखने के लिए पेज फिर खोलें, फिर अपने सहेजें।',
} satisfies Like<typeof en>;
