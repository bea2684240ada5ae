import type { tripEditor as en } from '../../en/site/trip-editor.ts';
import type { Like } from '../../like.ts';

export const tripEditor = {
  doesNotFit: 'नहीं बैठता',
  exchange: 'दिन बदलें',
  sightsOfDay: ({ day }) => `दिन ${day} की जगहें`,
  noDrop: { locked: 'तय है', 'no-such-day': 'रास्ते में', 'other-town': 'दूसरा शहर' },
  placedAt: ({ sight, day, time }) => `${sight}: दिन ${day}, ${time}।`,
  mapOfDay: ({ day }) => `दिन ${day} और जोड़ी जा सकने वाली जगहों का नक्शा`,
  mapKeys: { planned: 'इस दिन', fits: 'बैठती है', fitsNot: 'कुछ छोड़ना होगा' },
  whichDay: 'दिन',
  fromSight: ({ time, sight }) => `${sight} से ${time}`,
  fromStay: ({ time }) => `ठहरने की जगह से ${time}`,
  open: ({ hours }) => `खुला: ${hours.join(', ')}`,
  openAlways: 'हर समय खुला',
  closedThatDay: 'इस दिन बंद',
  onlySight: 'दिन की अकेली जगह',
  firstSight: 'दिन में सबसे पहले ठीक रहेगी',
  afterSight: ({ sight }) => `${sight} के बाद ठीक रहेगी`,
  moreTravel: ({ time }) => `रास्ते में ${time} ज़्यादा`,
  noMoreTravel: 'रास्ता उतना ही',
  addHere: ({ day }) => `दिन ${day} में जोड़ें`,
} satisfies Like<typeof en>;
