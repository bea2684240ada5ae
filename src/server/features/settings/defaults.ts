import { HOME_COUNTRY } from '../../../core/phone-countries.ts';
import type { Settings } from './service.ts';

/**
 * Defaults until the back office changes them (spec: back office §9). The agency's numbers are placeholders from
 * unassigned ranges, and its account has a name too long to be registered.
 */
export const DEFAULT_SETTINGS: Settings = {
  maxRequestsPerMinute: 100,
  tokenLimit: 10_000,
  sessionTimeoutHours: 24,
  notificationsEnabled: true,
  usageTracking: true,
  costTracking: true,
  twoFactorRequired: false,
  messages: { smsCountries: [HOME_COUNTRY], perDay: 500 },
  retention: { activityDays: 365, leadDays: 365, aiLogDays: 90, planDays: 7 },
  ai: {
    provider: 'environment',
    model: '',
    apiKey: '',
    dailyBudgetUsd: null,
    modelOnly: false,
    temperature: 0.4,
    price: null,
    rupeesPerDollar: 88.7,
  },
  site: {
    brand: 'Safarnama',
    agency: 'Hooghly Travels',
    tagline: 'AI-powered journeys, personalized for you.',
    phone: '+91 33 2680 0000',
    email: 'hello@safarnama.example',
    whatsapp: '+91 33 2680 0000',
    twitter: 'safarnama_example',
    office: 'Chinsurah, Hooghly, West Bengal',
    map: {
      lat: 22.9,
      lon: 88.39,
      link: 'https://www.openstreetmap.org/?mlat=22.9&mlon=88.39#map=14/22.9/88.39',
      embed:
        'https://www.openstreetmap.org/export/embed.html?bbox={west},{south},{east},{north}&layer=mapnik&marker={lat},{lon}',
      tiles: '',
      credit: '',
      creditLink: '',
    },
  },
};
