import type { leads as en } from '../../en/refusals/leads.ts';
import type { Like } from '../../like.ts';

export const leads = {
  tryAgain: 'थोड़ी देर में फिर कोशिश करें',
  notFound: 'ऐसी कोई लीड नहीं है',
  changedMeanwhile: 'इस बीच किसी और एडमिन ने यह लीड बदली है।',
  phoneTaken: 'इस फ़ोन नंबर की लीड पहले से है। उसे खोलें',
} satisfies Like<typeof en>;
