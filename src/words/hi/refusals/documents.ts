import type { documents as en } from '../../en/refusals/documents.ts';
import type { Like } from '../../like.ts';

export const documents = {
  busy: 'अभी बहुत सारे दस्तावेज़ बन रहे हैं। थोड़ी देर में फिर कोशिश करें।',
  tooSlow: 'यह दस्तावेज़ समय पर नहीं बन सका। थोड़ी देर में फिर कोशिश करें।',
} satisfies Like<typeof en>;
