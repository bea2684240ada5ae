import type { documents as en } from '../../en/refusals/documents.ts';
import type { Like } from '../../like.ts';

export const documents = {
  busy: 'এখন অনেক নথি তৈরি হচ্ছে। একটু পরে আবার চেষ্টা করুন।',
  tooSlow: 'নথিটি সময়ের মধ্যে তৈরি করা গেল না। একটু পরে আবার চেষ্টা করুন।',
} satisfies Like<typeof en>;
