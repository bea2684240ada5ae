import type { Site } from '../../../contracts/site.ts';
import { type Clock, todayInIndia } from '../../clock.ts';

/**
 * What the site says of itself until the back office sets it (settings come with the back office): the agency's own
 * numbers are placeholders from the ranges that belong to nobody, and its account has a name too long to be anybody's.
 */
const SITE: Omit<Site, 'smsConfirmation'> = {
  brand: 'Safarnama',
  agency: 'Hooghly Travels',
  tagline: 'AI-powered journeys, personalized for you.',
  phone: '+91 33 2680 0000',
  email: 'hello@safarnama.example',
  whatsapp: '+91 33 2680 0000',
  twitter: 'safarnama_example',
  office: 'Chinsurah, Hooghly, West Bengal',
  map: { lat: 22.9, lon: 88.39, link: 'https://www.openstreetmap.org/?mlat=22.9&mlon=88.39#map=14/22.9/88.39' },
  offers: [
    {
      title: '20% off all bookings',
      text: 'Book any trip with us while the offer runs and a fifth of the price is on the house.',
      percent: 20,
      until: '2027-09-28',
      chips: ['Up to 40% OFF', 'Free Travel Guide', 'VIP Access'],
    },
  ],
};

/** Brand, contact and the offers that have not ended. */
export const describeSite = (clock: Clock): Omit<Site, 'smsConfirmation'> => {
  const today = todayInIndia(clock);
  return { ...SITE, offers: SITE.offers.filter((offer) => offer.until >= today) };
};
