/** The settings of what the site says about itself. */
export const siteSettings = {
  title: 'Site',
  brand: 'Brand',
  agencyHint: 'The agency that books the trips',
  contact: 'Contact',
  contactHint: 'Visitors see these; messages about new bookings and leads go to the e-mail address.',
  hoursHint: 'When you answer, such as “Monday to Saturday, 10 am to 7 pm”; shown on the contact page',
  twitterHint: 'Without its @; shared posts mention it',
  office: 'Office',
  maps: 'Maps',
  embedHint:
    'Shown on the contact page. {lat}, {lon}, {west}, {south}, {east} and {north} are filled in. Empty: a card with the link.',
  tilesHint:
    'Address with {z}, {x} and {y}, from a provider whose terms allow your use. Empty: the site draws its own map.',
  creditHint: 'As the provider asks for it, such as © OpenStreetMap contributors',
} as const;
