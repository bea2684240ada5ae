import type { pages as en } from '../../en/refusals/pages.ts';
import type { Like } from '../../like.ts';

export const pages = {
  busy: {
    title: 'बस एक पल',
    text: 'साइट अभी बहुत व्यस्त है। यह पेज कुछ सेकंड में अपने आप फिर खुलेगा।',
  },
  outage: {
    title: 'थोड़ी देर में लौटते हैं',
    text: 'यह पेज अभी नहीं दिख सकता। कुछ सेकंड में यह अपने आप फिर कोशिश करेगा।',
  },
  failed: 'कुछ गड़बड़ हो गई',
  request: ({ id }) => `इस बारे में हमें लिखें तो यह भी जोड़ें: अनुरोध ${id}`,
} satisfies Like<typeof en>;
