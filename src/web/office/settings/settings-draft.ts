import type { SettingsForm, ShownSettings } from '../../../contracts/settings.ts';
import type { Language } from '../../../core/languages.ts';

/** Fields below a prefix, under the names in the server's refusals: `retention.leadDays`. A missing number is null. */
type Prefixed<P extends string, T> = {
  readonly [K in keyof T & string as `${P}${K}`]: T[K] extends number ? number | null : T[K];
};

type Plain = Omit<SettingsForm, 'version' | 'messages' | 'retention' | 'ai' | 'site'>;
type Price = NonNullable<SettingsForm['ai']['price']>;
type Site = SettingsForm['site'];

interface MessagesDraft {
  /** Codes separated by commas. */
  readonly smsCountries: string;
  readonly perDay: number;
  readonly agencyLanguage: Language;
}

interface AiDraft extends Omit<SettingsForm['ai'], 'price' | 'apiKey'> {
  /** Null keeps the key; empty removes it. */
  readonly apiKey: string | null;
}

/** The settings as forms edit them, flat. Both prices missing: the known price. */
export type SettingsDraft = Prefixed<'', Plain> &
  Prefixed<'messages.', MessagesDraft> &
  Prefixed<'retention.', SettingsForm['retention']> &
  Prefixed<'ai.', AiDraft> &
  Prefixed<'ai.price.', Price> &
  Prefixed<'site.', Omit<Site, 'map'>> &
  Prefixed<'site.map.', Site['map']>;

export type FieldName = keyof SettingsDraft;
export type SettingsChanges = Partial<SettingsDraft>;

const prefixed = <P extends string, T extends object>(prefix: P, fields: T): Prefixed<P, T> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [prefix + name, value])) as Prefixed<P, T>;

export function draftOf({ version: _, messages, retention, ai, site, ...plain }: ShownSettings): SettingsDraft {
  const { environment: _1, hasBaseUrl: _2, price, ...model } = ai;
  const { map, ...words } = site;
  return {
    ...plain,
    ...prefixed('messages.', { ...messages, smsCountries: messages.smsCountries.join(',') }),
    ...prefixed('retention.', retention),
    ...prefixed('ai.', { ...model, apiKey: null }),
    ...prefixed('ai.price.', price ?? { input: null, output: null }),
    ...prefixed('site.', words),
    ...prefixed('site.map.', map),
  };
}

/** Returns the countries of a draft. */
export const countriesOf = (text: string): string[] => text.split(',').filter((country) => country !== '');

/** Returns the form that saves a draft on top of the version read. */
export function formOf(draft: SettingsDraft, version: number): SettingsForm {
  // A missing number, also of a price, is sent as it is: the server reports it.
  const below = <T>(prefix: string): T => {
    const own = Object.entries(draft).filter(([name]) => name.slice(0, name.lastIndexOf('.') + 1) === prefix);
    return Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value])) as T;
  };
  const { apiKey, ...model } = below<AiDraft>('ai.');
  const price = below<Price>('ai.price.');
  return {
    ...below<Plain>(''),
    version,
    messages: { ...below<MessagesDraft>('messages.'), smsCountries: countriesOf(draft['messages.smsCountries']) },
    retention: below('retention.'),
    ai: {
      ...model,
      price: Object.values(price).every((part) => part === null) ? null : price,
      ...(apiKey !== null && { apiKey }),
    },
    site: { ...below<Omit<Site, 'map'>>('site.'), map: below('site.map.') },
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
