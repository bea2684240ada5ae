import type { site as en } from '../../en/answers/site.ts';
import type { Like } from '../../like.ts';

export const site = {
  tagline: 'AI से बनी यात्राएँ, आपकी पसंद की।',
  office: 'चुंचुड़ा, हुगली, पश्चिम बंगाल',
} satisfies Like<typeof en>;
