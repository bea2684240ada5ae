/** The home page without its search card. */
export const home = {
  pageTitle: 'Plan a trip through India',
  pageDescription:
    'Tell us where from, where to and your budget: several priced, day-by-day itineraries through India, with real trains, typical flights and opening hours.',
  headline: 'Where would you like to fly today?',
  escape: 'Plan My Escape',
  pictures: {
    udaipur: 'Udaipur, Rajasthan',
    darjeeling: 'Darjeeling, West Bengal',
    calangute: 'Calangute, Goa',
    leh: 'Leh, Ladakh',
  },
  howTitle: 'How it works',
  steps: {
    dawn: {
      title: 'Find a destination',
      text: 'Tell us where from, when, how many of you and your budget. Name a town, or just a region.',
    },
    noon: {
      title: 'Book and plan',
      text: 'Compare AI-generated itineraries with trains by the timetable, typical flights and opening hours, each priced line by line, and ask us to book the one you like.',
    },
    dusk: {
      title: 'Enjoy the journey',
      text: 'Set out with the day plan in your pocket: times, rides, meals and every place on the map.',
    },
  },
  popularTitle: 'Popular Searches',
  from: 'from',
  to: 'to',
  perPerson: 'per person',
  withoutOffer: 'Without the offer',
  route: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  planIt: 'Plan it for your dates',
  offersTitle: 'Special offers',
  offersRule: 'Offers are not added together: the one that lowers a price most applies.',
  offerUntil: ({ title, day }: { title: string; day: string }) => `${title} until ${day}`,
  bookNow: 'Book Now',
  popularLead: 'Trips planned day by day. Open one and make it yours.',
  popularPlanned: 'Trips that are planned already',
  popularRoutes: 'Routes to start with',
  nothingTitle: 'No completed itineraries found',
  nothing: 'Complete some searches to see them here!',
  popularLoading: 'Loading popular searches...',
} as const;
