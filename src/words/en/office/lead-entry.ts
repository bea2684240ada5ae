/** Entering a lead by hand, changing it, and recording contacts. */
export const leadEntry = {
  newLead: 'New lead',
  name: 'Name',
  phone: 'Phone',
  email: 'E-mail',
  nextFollowUp: 'Next follow-up',
  consentSpoken: 'They said that we may call them and keep their details',
  enter: 'Add lead',
  entered: ({ name }: { name: string }) => `${name} is added.`,
  enterFailed: 'The lead could not be added. Please try again.',

  change: 'Change contact',
  changeLead: 'Change contact of the lead',
  save: 'Save',
  changeFailed: 'The lead could not be changed. Please try again.',
  makeBooking: 'Make a booking',

  recordContact: 'Record contact',
  how: 'How they were contacted',
  methods: { phone: 'Phone', email: 'E-mail', whatsapp: 'WhatsApp' },
  contactNotes: 'What was said (optional)',
  reached: 'Reached',
  notReached: 'Not reached',
  reachedRecorded: 'Recorded: reached',
  notReachedRecorded: 'Recorded: not reached',
  contactFailed: 'The contact could not be recorded. Please try again.',
  history: 'History',
} as const;
