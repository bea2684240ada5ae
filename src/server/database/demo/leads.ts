/** A lead of the demonstration content: a visitor who left a name and a phone number in the popup. */
export interface DemoLead {
  readonly name: string;
  /** 10 digits that begin with 0, as in the demonstration bookings: no real number, and rejected by the popup. */
  readonly phone: string;
  readonly status: 'new' | 'contacted' | 'converted' | 'lost';
  readonly notes?: string;
  readonly submittedHoursAgo: number;
  /** Absent while no admin has opened it. */
  readonly openedAfterHours?: number;
  /** Days from today to the planned follow-up call. */
  readonly followUpInDays?: number;
}

/** The newest first; the first two are unopened. */
export const demoLeads: readonly DemoLead[] = [
  { name: 'Payel Ghosh', phone: '0000031126', status: 'new', submittedHoursAgo: 4 },
  { name: 'Harpreet Singh', phone: '0000032584', status: 'new', submittedHoursAgo: 17 },
  { name: 'Abhijit Das', phone: '0000033047', status: 'new', submittedHoursAgo: 44, openedAfterHours: 20 },
  {
    name: 'Zoya Khan',
    phone: '0000034919',
    status: 'contacted',
    notes: 'Looking for three days near Kolkata in the school holidays. Sent Digha and Sundarbans.',
    submittedHoursAgo: 93,
    openedAfterHours: 5,
    followUpInDays: 3,
  },
  {
    name: 'Sujata Nair',
    phone: '0000035260',
    status: 'contacted',
    notes: 'Parents’ fortieth anniversary, budget about 80,000 for two. Wants a call after six in the evening.',
    submittedHoursAgo: 160,
    openedAfterHours: 2,
    followUpInDays: 1,
  },
  {
    name: 'Biplab Hembram',
    phone: '0000036731',
    status: 'converted',
    notes: 'Booked the Sundarbans for his office group through us by phone.',
    submittedHoursAgo: 290,
    openedAfterHours: 9,
  },
  {
    name: 'Nusrat Jahan Mondal',
    phone: '0000017489',
    status: 'converted',
    notes: 'Came back a week later and booked the Sundarbans.',
    submittedHoursAgo: 400,
    openedAfterHours: 12,
  },
  {
    name: 'Kiran Joshi',
    phone: '0000037458',
    status: 'lost',
    notes: 'Only wanted train tickets. Pointed to the railway’s own site.',
    submittedHoursAgo: 520,
    openedAfterHours: 26,
  },
];
