import type { SettingsForm, ShownSettings } from '../../../contracts/settings.ts';

/** The settings as forms edit them, under the names in the server's refusals. A missing number is null. */
export interface SettingsDraft {
  readonly maxRequestsPerMinute: number | null;
  readonly tokenLimit: number | null;
  readonly sessionTimeoutHours: number | null;
  readonly notificationsEnabled: boolean;
  readonly usageTracking: boolean;
  readonly costTracking: boolean;
  readonly twoFactorRequired: boolean;
  /** Codes separated by commas. */
  readonly 'messages.smsCountries': string;
  readonly 'messages.perDay': number | null;
  readonly 'retention.activityDays': number | null;
  readonly 'retention.leadDays': number | null;
  readonly 'retention.aiLogDays': number | null;
  readonly 'retention.planDays': number | null;
  readonly 'ai.provider': SettingsForm['ai']['provider'];
  readonly 'ai.model': string;
  /** Null keeps the key; empty removes it. */
  readonly 'ai.apiKey': string | null;
  readonly 'ai.temperature': number | null;
  /** Both missing: the known price. */
  readonly 'ai.price.input': number | null;
  readonly 'ai.price.output': number | null;
  readonly 'ai.rupeesPerDollar': number | null;
  readonly 'ai.dailyBudgetUsd': number | null;
  readonly 'ai.modelOnly': boolean;
  readonly 'site.brand': string;
  readonly 'site.agency': string;
  readonly 'site.tagline': string;
  readonly 'site.phone': string;
  readonly 'site.email': string;
  readonly 'site.whatsapp': string;
  readonly 'site.twitter': string;
  readonly 'site.office': string;
  readonly 'site.map.lat': number | null;
  readonly 'site.map.lon': number | null;
  readonly 'site.map.link': string;
  readonly 'site.map.embed': string;
  readonly 'site.map.tiles': string;
  readonly 'site.map.credit': string;
  readonly 'site.map.creditLink': string;
}

export type FieldName = keyof SettingsDraft;
export type SettingsChanges = Partial<SettingsDraft>;

export function draftOf(settings: ShownSettings): SettingsDraft {
  const { messages, retention, ai, site, version: _, ...plain } = settings;
  const { map } = site;
  return {
    ...plain,
    'messages.smsCountries': messages.smsCountries.join(','),
    'messages.perDay': messages.perDay,
    'retention.activityDays': retention.activityDays,
    'retention.leadDays': retention.leadDays,
    'retention.aiLogDays': retention.aiLogDays,
    'retention.planDays': retention.planDays,
    'ai.provider': ai.provider,
    'ai.model': ai.model,
    'ai.apiKey': null,
    'ai.temperature': ai.temperature,
    'ai.price.input': ai.price?.input ?? null,
    'ai.price.output': ai.price?.output ?? null,
    'ai.rupeesPerDollar': ai.rupeesPerDollar,
    'ai.dailyBudgetUsd': ai.dailyBudgetUsd,
    'ai.modelOnly': ai.modelOnly,
    'site.brand': site.brand,
    'site.agency': site.agency,
    'site.tagline': site.tagline,
    'site.phone': site.phone,
    'site.email': site.email,
    'site.whatsapp': site.whatsapp,
    'site.twitter': site.twitter,
    'site.office': site.office,
    'site.map.lat': map.lat,
    'site.map.lon': map.lon,
    'site.map.link': map.link,
    'site.map.embed': map.embed,
    'site.map.tiles': map.tiles,
    'site.map.credit': map.credit,
    'site.map.creditLink': map.creditLink,
  };
}

/** Returns the countries of a draft. */
export const countriesOf = (text: string): string[] => text.split(',').filter((country) => country !== '');

/** A missing number is sent as it is: the server reports it. */
const sent = (value: number | null): number => value as number;

/** An incomplete price is sent as it is, too. */
function priceOf(draft: SettingsDraft): SettingsForm['ai']['price'] {
  const { 'ai.price.input': input, 'ai.price.output': output } = draft;
  return input === null && output === null ? null : { input: sent(input), output: sent(output) };
}

/** Returns the form that saves a draft on top of the version read. */
export function formOf(draft: SettingsDraft, version: number): SettingsForm {
  const apiKey = draft['ai.apiKey'];
  return {
    version,
    maxRequestsPerMinute: sent(draft.maxRequestsPerMinute),
    tokenLimit: sent(draft.tokenLimit),
    sessionTimeoutHours: sent(draft.sessionTimeoutHours),
    notificationsEnabled: draft.notificationsEnabled,
    usageTracking: draft.usageTracking,
    costTracking: draft.costTracking,
    twoFactorRequired: draft.twoFactorRequired,
    messages: {
      smsCountries: countriesOf(draft['messages.smsCountries']),
      perDay: sent(draft['messages.perDay']),
    },
    retention: {
      activityDays: sent(draft['retention.activityDays']),
      leadDays: sent(draft['retention.leadDays']),
      aiLogDays: sent(draft['retention.aiLogDays']),
      planDays: sent(draft['retention.planDays']),
    },
    ai: {
      provider: draft['ai.provider'],
      model: draft['ai.model'],
      temperature: sent(draft['ai.temperature']),
      price: priceOf(draft),
      rupeesPerDollar: sent(draft['ai.rupeesPerDollar']),
      dailyBudgetUsd: draft['ai.dailyBudgetUsd'],
      modelOnly: draft['ai.modelOnly'],
      ...(apiKey !== null && { apiKey }),
    },
    site: {
      brand: draft['site.brand'],
      agency: draft['site.agency'],
      tagline: draft['site.tagline'],
      phone: draft['site.phone'],
      email: draft['site.email'],
      whatsapp: draft['site.whatsapp'],
      twitter: draft['site.twitter'],
      office: draft['site.office'],
      map: {
        lat: sent(draft['site.map.lat']),
        lon: sent(draft['site.map.lon']),
        link: draft['site.map.link'],
        embed: draft['site.map.embed'],
        tiles: draft['site.map.tiles'],
        credit: draft['site.map.credit'],
        creditLink: draft['site.map.creditLink'],
      },
    },
  };
}

const namesOf = (changes: SettingsChanges): FieldName[] => Object.keys(changes) as FieldName[];

/** Returns the changes without those equal to the stored values. */
export const realChanges = (changes: SettingsChanges, base: SettingsDraft): SettingsChanges =>
  Object.fromEntries(namesOf(changes).flatMap((name) => (changes[name] === base[name] ? [] : [[name, changes[name]]])));

/** Returns the fields that another admin set to a value other than the one read here and the one to be saved here. */
export const disputedFields = (changes: SettingsChanges, base: SettingsDraft, theirs: SettingsDraft): FieldName[] =>
  namesOf(changes).filter((name) => theirs[name] !== base[name] && theirs[name] !== changes[name]);

export const without = (changes: SettingsChanges, names: readonly FieldName[]): SettingsChanges =>
  Object.fromEntries(Object.entries(changes).filter(([name]) => !(names as readonly string[]).includes(name)));
