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
  looks: 'Looks',
  headlineHint: 'Empty: “Where would you like to fly today?”',
  logoHint:
    'PNG or WebP, about 400 pixels wide; shown 36 pixels high on a white ground in header and footer. Without one: the site’s own sign with the brand’s name.',
  removeLogo: 'Remove the logo',
  theLogo: 'The logo',
  chooseLogo: 'Choose a logo',
  dropLogo: 'Drop a logo here, or press to choose',
  logoFailed: 'The picture could not be uploaded',
  actionHint: 'Empty: the site’s own saffron',
  trustHint: 'Empty: the site’s own teal',
  sampleButton: 'Book now',
  samplePrice: '₹ 12,500',
  maps: 'Maps',
  embedHint:
    'Shown on the contact page. {lat}, {lon}, {west}, {south}, {east} and {north} are filled in. Empty: a card with the link.',
  tilesHint:
    'Address with {z}, {x} and {y}, from a provider whose terms allow your use. Empty: the site draws its own map.',
  creditHint: 'As the provider asks for it, such as © OpenStreetMap contributors',
} as const;
