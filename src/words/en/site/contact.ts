/** The contact page. */
export const contact = {
  pageTitle: 'Contact',
  pageDescription:
    'Call, write or visit the people who plan and book your trips: phone, WhatsApp, e-mail and the way to our office.',
  title: 'Get In Touch',
  lead: ({ brand, agency }: { brand: string; agency: string }) =>
    `${brand} plans your trip; the people of ${agency} book it and answer when you call.`,
  phone: 'Phone',
  phoneText: 'For a booking, a change or a question during your trip.',
  whatsapp: 'WhatsApp',
  whatsappText: 'Send us your plan or a photo of a ticket.',
  writeNow: 'Write on WhatsApp',
  whoAnswers: 'Who answers',
  peopleOf: ({ agency }: { agency: string }) => `The people of ${agency}`,
  hours: 'When',
  email: 'E-mail',
  emailText: 'For groups, invoices and anything with an attachment.',
  office: 'Office',
  officeText: ({ agency }: { agency: string }) => `${agency}. The link opens a map.`,
  offerTitle: 'Shall we call you?',
  offer: 'Leave your name and number, and we call you about trips and offers.',
  leaveNumber: 'Leave my number',
  brands: 'Who we are',
  planner: 'Your AI travel companion: it knows trains, roads and opening hours, and plans days that really work.',
  /** Before and after the office's place. */
  agencyBefore: 'The partner agency in ',
  agencyAfter: ': it books what you choose and answers when you call.',
  whyTitle: ({ brand }: { brand: string }) => `Why Choose ${brand}`,
  reasons: {
    planning: {
      title: 'AI-Powered Planning',
      text: 'Several itineraries for your dates and budget in seconds, each of them checked for times, distances and prices.',
    },
    platform: {
      title: 'Smart Travel Platform',
      text: 'Search, day plan, map and costs in one place, on your phone or computer.',
    },
    people: {
      title: 'Human Expertise',
      text: 'People who know the routes read every booking request and call you back within 24 hours.',
    },
  },
  readyTitle: 'Ready when you are',
  ready: 'Tell the planner where you would like to go; it answers in seconds.',
  planTrip: 'Plan a trip',
  mapTitle: 'Find our office',
  mapOf: ({ agency, office }: { agency: string; office: string }) => `Map of the surroundings of ${agency}, ${office}`,
  noMap: 'The map cannot be shown right now. Open it with the link below.',
  openMap: 'Open the map',
} as const;
