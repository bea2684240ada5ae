/** The calendar that follows a kept trip. */
export const tripCalendar = {
  title: 'Follow the trip in your calendar',
  about: 'Your calendar reads the plan again by itself, so that each change of the trip arrives there.',
  keeps: 'The trip is kept under My trips for this.',
  show: 'Show the address',
  ready: 'The address of the calendar is ready.',
  address: 'Address of the calendar',
  open: 'Open in the calendar app',
  copy: 'Copy the address',
  copied: 'Copied!',
  secret: 'Anyone who has this address can read the plan. Give it only to those who travel along.',
  how: 'How to subscribe',
  apps: {
    apple: {
      name: 'iPhone, iPad, Mac',
      text: 'Press “Open in the calendar app”, then Subscribe. Switch “Remove Alarms” off to be reminded of trains, flights and sights.',
    },
    google: {
      name: 'Google Calendar',
      text: 'On a computer, press + beside “Other calendars”, choose “From URL” and paste the address. A change can take a day to arrive, and Google leaves the reminders out.',
    },
    outlook: {
      name: 'Outlook',
      text: 'Choose “Add calendar”, then “Subscribe from web”, and paste the address. A change can take a few hours to arrive.',
    },
  },
  renew: 'Make a new address',
  renewed: 'Here is the new address. The one before it shows an empty calendar.',
  takeBack: 'Take the address back',
  takenBack: 'The address is taken back. Calendars that follow it become empty when they read it next.',
  failed: 'That did not work. Please try again.',
} as const;
