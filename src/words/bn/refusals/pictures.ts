import type { pictures as en } from '../../en/refusals/pictures.ts';
import type { Like } from '../../like.ts';

export const pictures = {
  drawingBusy: 'এখন অনেকগুলি ছবি আঁকা হচ্ছে',
  fetchingBusy: 'এখন অনেকগুলি ছবি আনা হচ্ছে',
  noneThere: 'এই ঠিকানায় কোনও ছবি নেই',
  tooSlow: 'ছবিটি সময়মতো আনা গেল না',
  refusedAddress: 'এই ঠিকানা থেকে ছবি আনা হয় না',
  giveAddress: 'ছবির ঠিকানা url-এ দিন',
  required: 'দিতেই হবে',
  addressTooLong: 'ঠিকানাটি খুব লম্বা',
} satisfies Like<typeof en>;
