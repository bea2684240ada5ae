import { expect, it } from 'vitest';
import { issueOf } from '../../../../test/english.ts';
import { type ShownSettings, settingsForm } from '../../../contracts/settings.ts';
import { disputedFields, draftOf, formOf, realChanges, without } from './settings-draft.ts';

const SETTINGS: ShownSettings = {
  maxRequestsPerMinute: 100,
  tokenLimit: 10_000,
  sessionTimeoutHours: 24,
  notificationsEnabled: true,
  usageTracking: true,
  costTracking: false,
  twoFactorRequired: false,
  messages: { smsCountries: ['IN', 'NP'], perDay: 500, agencyLanguage: 'en' },
  retention: { activityDays: 365, leadDays: 300, aiLogDays: 90, planDays: 7 },
  ai: {
    provider: 'google',
    model: 'm',
    dailyBudgetUsd: 2.5,
    apiKey: '…1234',
    modelOnly: true,
    temperature: 0.4,
    price: { input: 0.3, output: 2.5 },
    rupeesPerDollar: 88.7,
    environment: null,
    hasBaseUrl: false,
  },
  site: {
    brand: 'Safarnama',
    agency: 'Hooghly Travels',
    tagline: 'Go.',
    phone: '+91 33 2680 0000',
    email: 'hello@safarnama.example',
    whatsapp: '+91 33 2680 0001',
    twitter: 'safarnama_example',
    office: 'Chinsurah\nHooghly',
    hours: '',
    headline: '',
    logo: '',
    actionColour: '',
    trustColour: '',
    map: {
      lat: 22.9,
      lon: 88.39,
      link: 'https://www.openstreetmap.org/',
      embed: '',
      tiles: '',
      credit: '',
      creditLink: '',
    },
  },
  version: 7,
};

it('an untouched draft sends the settings as they were read, and no key', () => {
  const { apiKey: _, environment: _1, hasBaseUrl: _2, ...ai } = SETTINGS.ai;
  const form = formOf(draftOf(SETTINGS), 7);
  expect(form).toEqual({ ...SETTINGS, ai });
  expect(settingsForm.safeParse(form).success).toBe(true);
});

it('a key is sent when it was typed or taken away', () => {
  const draft = draftOf(SETTINGS);
  expect(formOf({ ...draft, 'ai.apiKey': 'new' }, 7).ai.apiKey).toBe('new');
  expect(formOf({ ...draft, 'ai.apiKey': '' }, 7).ai.apiKey).toBe('');
});

it('a price is sent whole, not at all, or is refused for the part that is missing', () => {
  const draft = draftOf(SETTINGS);
  const without = { ...draft, 'ai.price.input': null, 'ai.price.output': null };
  expect(formOf(without, 7).ai.price).toBeNull();
  const { error } = settingsForm.safeParse(formOf({ ...draft, 'ai.price.output': null }, 7));
  expect(error?.issues.map(({ path, message }) => [path.join('.'), issueOf(message)])).toEqual([
    ['ai.price.output', 'The price must be a number'],
  ]);
});

it('the server’s names of fields are those of the draft', () => {
  const empty = { ...draftOf(SETTINGS), tokenLimit: null, 'retention.leadDays': null, 'site.map.lat': null };
  const { error } = settingsForm.safeParse(formOf({ ...empty, 'site.brand': ' ' }, 7));
  expect(error?.issues.map(({ path, message }) => [path.join('.'), issueOf(message)])).toEqual([
    ['tokenLimit', 'Token limit is required'],
    ['retention.leadDays', 'Days to keep leads is required'],
    ['site.brand', 'Brand is required'],
    ['site.map.lat', 'Latitude is required'],
  ]);
});

it('typing something and taking it back is no change', () => {
  const base = draftOf(SETTINGS);
  expect(realChanges({ tokenLimit: 10_000, 'site.brand': 'Pathik' }, base)).toEqual({ 'site.brand': 'Pathik' });
});

it('only what both have set to different values is in dispute', () => {
  const base = draftOf(SETTINGS);
  const theirs = { ...base, tokenLimit: 1, 'site.brand': 'Pathik', usageTracking: false };
  const mine = { tokenLimit: 2, 'site.brand': 'Pathik', costTracking: true };
  expect(disputedFields(mine, base, theirs)).toEqual(['tokenLimit']);
  expect(without(mine, ['tokenLimit'])).toEqual({ 'site.brand': 'Pathik', costTracking: true });
});
