import type { pictures as en } from '../../en/refusals/pictures.ts';
import type { Like } from '../../like.ts';

export const pictures = {
  drawingBusy: 'अभी बहुत सारी तस्वीरें बन रही हैं',
  fetchingBusy: 'अभी बहुत सारी तस्वीरें लाई जा रही हैं',
  noneThere: 'इस पते पर कोई तस्वीर नहीं है',
  tooSlow: 'तस्वीर समय पर नहीं लाई जा सकी',
  refusedAddress: 'इस पते से तस्वीरें नहीं लाई जातीं',
  giveAddress: 'तस्वीर का पता url में दें',
  required: 'ज़रूरी',
  addressTooLong: 'पता बहुत लंबा है',
} satisfies Like<typeof en>;
