import type { RegionRecord } from './types.ts';

/** Names that mean several bases at once. The bases name their regions themselves. */
export const regions: readonly RegionRecord[] = [
  {
    id: 'eastern-himalaya',
    name: 'Darjeeling and Sikkim',
    aliases: ['eastern himalaya', 'darjeeling gangtok', 'gangtok darjeeling', 'darjeeling sikkim'],
    mainBaseId: 'darjeeling',
  },
  { id: 'north-bengal', name: 'North Bengal', aliases: ['uttar banga', 'north west bengal'], mainBaseId: 'darjeeling' },
  { id: 'sikkim', name: 'Sikkim', aliases: [], mainBaseId: 'gangtok' },
  {
    id: 'south-bengal',
    name: 'West Bengal',
    aliases: ['bengal', 'south bengal', 'gangetic bengal'],
    mainBaseId: 'kolkata',
  },
  { id: 'odisha', name: 'Odisha', aliases: ['orissa', 'odisha coast'], mainBaseId: 'puri' },
  {
    id: 'andaman',
    name: 'Andaman Islands',
    aliases: ['andaman', 'andamans', 'andaman and nicobar', 'andaman and nicobar islands'],
    mainBaseId: 'port-blair',
  },
  { id: 'golden-triangle', name: 'Golden Triangle', aliases: ['delhi agra jaipur'], mainBaseId: 'jaipur' },
  { id: 'rajasthan', name: 'Rajasthan', aliases: ['rajputana'], mainBaseId: 'jaipur' },
  { id: 'uttar-pradesh', name: 'Uttar Pradesh', aliases: ['up'], mainBaseId: 'varanasi' },
  { id: 'himachal', name: 'Himachal Pradesh', aliases: ['himachal', 'hp'], mainBaseId: 'manali' },
  { id: 'uttarakhand', name: 'Uttarakhand', aliases: ['uttaranchal', 'garhwal', 'devbhoomi'], mainBaseId: 'rishikesh' },
  { id: 'ladakh', name: 'Ladakh', aliases: ['leh ladakh', 'ladak'], mainBaseId: 'leh' },
  { id: 'goa', name: 'Goa', aliases: ['goa state', 'goa beaches'], mainBaseId: 'calangute' },
  { id: 'kerala', name: 'Kerala', aliases: ['keralam', 'gods own country', 'kerala backwaters'], mainBaseId: 'kochi' },
  { id: 'maharashtra', name: 'Maharashtra', aliases: [], mainBaseId: 'mumbai' },
  { id: 'gujarat', name: 'Gujarat', aliases: [], mainBaseId: 'ahmedabad' },
  { id: 'karnataka', name: 'Karnataka', aliases: [], mainBaseId: 'mysuru' },
  { id: 'telangana', name: 'Telangana', aliases: [], mainBaseId: 'hyderabad' },
  { id: 'tamil-nadu', name: 'Tamil Nadu', aliases: ['tamilnadu'], mainBaseId: 'chennai' },
];
