import type { CorrectionForm } from '../src/contracts/place-corrections.ts';

type SightForm = Extract<CorrectionForm, { fact: 'sight' }>['value'];

/** A sight of Agra that the facts do not have, closed on Mondays. */
export const TEA_ROOM: SightForm = {
  name: 'Old Tea Room',
  about: 'A room of old mirrors behind the bazaar where tea comes in clay cups.',
  lat: 27.181,
  lon: 78.02,
  minutes: 45,
  open: ['08:00-20:00'],
  closedWeekdays: [1],
  feeRupees: 0,
  themes: ['food'],
  indoor: true,
  score: 55,
};
