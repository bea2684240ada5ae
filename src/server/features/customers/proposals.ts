import type { ProposedCustomer, ProposedRecord } from '../../../contracts/customers.ts';
import { canonicalEmail } from '../../../core/accounts/account-form.ts';
import { canonicalPhone } from '../../../core/canonical-phone.ts';
import type { Likeness } from '../../../core/customers/customer-options.ts';
import { cutWord, nameKey } from '../../../core/names.ts';
import { phoneWord, typedWords } from '../../../core/typed-words.ts';
import type { Database } from '../../database/database.ts';
import { BOOKINGS_BY_WORDS, LEADS_BY_WORDS } from '../../database/indexed-nouns.ts';
import { timelineSearch } from '../../database/timeline-search.ts';
import { valuesOf } from './customer-records.ts';
import type { CustomerStore } from './store.ts';

/** A person, as one record has them. */
export interface Described {
  readonly name: string;
  readonly phones: readonly string[];
  readonly emails: readonly string[];
}

const MOST_PROPOSED = 8;
const MOST_READ = 40;
/** A name of one word is that of too many people. */
const FEWEST_NAMES = 2;

interface Keys {
  readonly name: string;
  readonly phones: ReadonlySet<string>;
  readonly emails: ReadonlySet<string>;
}

const keysOf = ({ name, phones, emails }: Described): Keys => ({
  name: nameKey(name),
  phones: new Set(phones.map(canonicalPhone)),
  emails: new Set(emails.map(canonicalEmail)),
});

/** Returns in what two persons are alike. */
function likenessesOf(one: Keys, other: Keys): Likeness[] {
  const meets = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].some((key) => key !== '' && b.has(key));
  return [
    ...(meets(one.phones, other.phones) ? (['phone'] as const) : []),
    ...(meets(one.emails, other.emails) ? (['email'] as const) : []),
    ...(one.name !== '' && one.name === other.name ? (['name'] as const) : []),
  ];
}

const byLikeness = (a: { readonly alike: readonly Likeness[] }, b: { readonly alike: readonly Likeness[] }): number =>
  b.alike.length - a.alike.length;

/** Finds records without a customer that may be of a person, each kind by itself. */
function recordsLike(database: Database) {
  const { read } = database;
  const bookings = timelineSearch(database, BOOKINGS_BY_WORDS);
  const leads = timelineSearch(database, LEADS_BY_WORDS);
  const newest = { offset: 0, limit: MOST_READ, order: 'desc' } as const;

  /** Returns the ids of records by phone, by e-mail and by the whole name. */
  async function foundIds(finder: typeof bookings, { name, phones, emails }: Described): Promise<string[]> {
    const names = typedWords(name);
    const searches = [
      ...phones.map((phone) => [phoneWord(phone)]),
      ...emails.map((email) => [cutWord(email.toLowerCase())]),
      ...(names.length < FEWEST_NAMES ? [] : [names]),
    ].filter((words) => words.every((word) => word !== ''));
    const found = await Promise.all(searches.map((words) => finder.search({ words, status: null }, newest)));
    return [...new Set(found.flatMap(({ ids }) => ids))].slice(0, 4 * MOST_READ);
  }

  async function bookingsLike(person: Described): Promise<ProposedRecord[]> {
    const ids = await foundIds(bookings, person);
    if (ids.length === 0) return [];
    const rows = await read
      .selectFrom('bookings')
      .select(['id', 'reference', 'fullName', 'phone', 'email', 'itemTitle'])
      .where('id', 'in', ids)
      .where('customerId', 'is', null)
      .where('phone', '<>', '')
      .execute();
    return rows.map(({ id, reference, fullName, phone, email, itemTitle }) => ({
      kind: 'booking',
      _id: id,
      title: reference,
      text: [fullName, phone, itemTitle].join(', '),
      alike: likenessesOf(keysOf(person), keysOf({ name: fullName, phones: [phone], emails: email ? [email] : [] })),
    }));
  }

  async function leadsLike(person: Described): Promise<ProposedRecord[]> {
    const ids = await foundIds(leads, person);
    if (ids.length === 0) return [];
    const rows = await read
      .selectFrom('leads')
      .select(['id', 'name', 'phone'])
      .where('id', 'in', ids)
      .where('customerId', 'is', null)
      .where('deletedAt', 'is', null)
      .execute();
    return rows.map(({ id, name, phone }) => ({
      kind: 'lead',
      _id: id,
      title: name,
      text: phone,
      alike: likenessesOf(keysOf(person), keysOf({ name, phones: [phone], emails: [] })),
    }));
  }

  async function usersLike(person: Described): Promise<ProposedRecord[]> {
    const phones = [...keysOf(person).phones];
    if (phones.length === 0) return [];
    const rows = await read
      .selectFrom('users')
      .select(['id', 'name', 'phone', 'email'])
      .where((where) => where.or([where('canonicalPhone', 'in', phones), where('sharedPhone', 'in', phones)]))
      .where('customerId', 'is', null)
      .limit(MOST_READ)
      .execute();
    return rows.map(({ id, name, phone, email }) => ({
      kind: 'user',
      _id: id,
      title: name,
      text: [phone, ...(email ? [email] : [])].join(', '),
      alike: likenessesOf(keysOf(person), keysOf({ name, phones: [phone], emails: email ? [email] : [] })),
    }));
  }

  return [bookingsLike, leadsLike, usersLike];
}

/** Proposes records and customers that may be of one person; whether they are, an admin decides. */
export function customerProposals(database: Database, store: CustomerStore) {
  const { read } = database;
  const finders = recordsLike(database);

  return {
    /** Returns records without a customer that may be of this person, those most alike first. */
    async records(person: Described): Promise<ProposedRecord[]> {
      const found = await Promise.all(finders.map((find) => find(person)));
      return found
        .flat()
        .filter(({ alike }) => alike.length > 0)
        .sort(byLikeness)
        .slice(0, MOST_PROPOSED);
    },

    /** Returns customers that may be this person, those most alike first. */
    async customers(person: Described, except: string | null): Promise<ProposedCustomer[]> {
      const keys = keysOf(person);
      const canonical = [...keys.phones, ...keys.emails].filter((key) => key !== '');
      const [byContact, byName] = await Promise.all([
        canonical.length === 0
          ? []
          : read
              .selectFrom('customerContacts')
              .select('customerId as id')
              .where('canonical', 'in', canonical)
              .limit(MOST_READ)
              .execute(),
        keys.name === ''
          ? []
          : read.selectFrom('customers').select('id').where('nameKey', '=', keys.name).limit(MOST_READ).execute(),
      ]);
      const ids = [...new Set([...byContact, ...byName].map(({ id }) => id))].filter((id) => id !== except);
      const [rows, contacts] = await Promise.all([store.listByIds(ids), store.contactsOf(ids)]);
      const ofCustomer = Map.groupBy(contacts, ({ customerId }) => customerId);
      return rows
        .map(({ id, name }) => {
          const own = ofCustomer.get(id) ?? [];
          const [phones, emails] = [valuesOf(own, 'phone'), valuesOf(own, 'email')];
          const alike = likenessesOf(keys, keysOf({ name, phones, emails }));
          return { _id: id, name, text: [...phones, ...emails].join(', '), alike };
        })
        .filter(({ alike }) => alike.length > 0)
        .sort(byLikeness)
        .slice(0, MOST_PROPOSED);
    },
  };
}

export type CustomerProposals = ReturnType<typeof customerProposals>;
