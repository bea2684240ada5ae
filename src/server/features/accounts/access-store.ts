import type { Insertable, Selectable } from 'kysely';
import type { AccountNotice } from '../../../core/accounts/account-access.ts';
import { userWords } from '../../../core/accounts/user-words.ts';
import { otherForms } from '../../../core/former-phone.ts';
import { phoneDigits } from '../../../core/phone.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { toSearchText, wordsOfSearchText } from '../../database/word-index.ts';
import type { UserRow } from './store.ts';

export type AccountLink = Selectable<Schema['accountLinks']>;

/** The identifying form of an account that has lost its phone: no typed phone has it. */
const NO_PHONE = 'none ';
export const hasPhone = ({ canonicalPhone }: Pick<UserRow, 'canonicalPhone'>): boolean =>
  !canonicalPhone.startsWith(NO_PHONE);

/** The columns of how an account is found and reached. */
type Contact = Partial<
  Pick<
    UserRow,
    'phone' | 'canonicalPhone' | 'formerPhone' | 'sharedPhone' | 'phoneProvenAt' | 'email' | 'confirmedEmail'
  >
> & { readonly notice?: AccountNotice };

/** All SQL of how people get into their accounts: proven phones, confirmed addresses, links. */
export function accessStore({ db, read }: Database) {
  /** Returns the accounts that hold a phone, in any of its forms. */
  const holdersOf = (trx: Writer, phone: string): Promise<UserRow[]> =>
    trx
      .selectFrom('users')
      .selectAll()
      .where((where) =>
        where.or([
          where('canonicalPhone', 'in', [phone, ...otherForms(phone)]),
          ...(phone.startsWith('+') ? [where('formerPhone', '=', phoneDigits(phone))] : []),
        ]),
      )
      .orderBy('id')
      .execute();

  /** Locks and returns an account until the transaction ends. */
  const hold = (trx: Writer, id: string): Promise<UserRow | undefined> =>
    trx.updateTable('users').set({ id }).where('id', '=', id).returningAll().executeTakeFirst();

  /** Changes how an account that is held is found, and its words in the search index. */
  async function changeContact(trx: Writer, row: UserRow, contact: Contact): Promise<UserRow> {
    const changed = { ...row, ...contact };
    const searchText = toSearchText(userWords(changed));
    await trx
      .updateTable('users')
      .set({ ...contact, searchText })
      .where('id', '=', row.id)
      .execute();
    const before = wordsOfSearchText(row.searchText);
    if (before.length > 0) {
      await trx.deleteFrom('userWords').where('userId', '=', row.id).where('word', 'in', before).execute();
    }
    const entries = wordsOfSearchText(searchText).map((word) => ({ word, userId: row.id }));
    await trx.insertInto('userWords').values(entries).execute();
    return changed;
  }

  return {
    holdersOf,
    hold,
    changeContact,

    /**
     * Takes a phone from the accounts that never proved it; they keep everything else and are told. Returns false when
     * an account has proved it.
     */
    async takePhone(trx: Writer, phone: string, butFor: string | null): Promise<boolean> {
      for (const { id, canonicalPhone } of await holdersOf(trx, phone)) {
        if (id === butFor) continue;
        const held = await hold(trx, id);
        // Another person may have taken the phone while the row was locked.
        if (held?.canonicalPhone !== canonicalPhone) continue;
        if (held.phoneProvenAt !== null) return false;
        await changeContact(trx, held, {
          phone: '',
          canonicalPhone: NO_PHONE + id,
          formerPhone: null,
          sharedPhone: null,
          notice: 'phone-taken',
        });
      }
      return true;
    },

    setPassword: (trx: Writer, id: string, passwordHash: string) =>
      trx.updateTable('users').set({ passwordHash }).where('id', '=', id).execute(),

    setNotice: (trx: Writer, id: string, notice: AccountNotice | null) =>
      trx.updateTable('users').set({ notice }).where('id', '=', id).execute(),

    dismissNotice: (id: string) => db.updateTable('users').set({ notice: null }).where('id', '=', id).execute(),

    findByConfirmedEmail: (email: string, from: Writer = read): Promise<UserRow | undefined> =>
      from.selectFrom('users').selectAll().where('confirmedEmail', '=', email).executeTakeFirst(),

    insertLink: (writer: Writer, row: Insertable<Schema['accountLinks']>) =>
      writer.insertInto('accountLinks').values(row).execute(),

    /** Uses a link up and returns it, unless it has expired. */
    spendLink: (
      trx: Writer,
      link: { tokenHash: string; purpose: string; now: number },
    ): Promise<AccountLink | undefined> =>
      trx
        .deleteFrom('accountLinks')
        .where('tokenHash', '=', link.tokenHash)
        .where('purpose', '=', link.purpose)
        .where('expiresAt', '>', link.now)
        .returningAll()
        .executeTakeFirst(),

    deleteLinksOf: (trx: Writer, userId: string, purpose: string) =>
      trx.deleteFrom('accountLinks').where('userId', '=', userId).where('purpose', '=', purpose).execute(),

    linksOf: (userId: string): Promise<AccountLink[]> =>
      read.selectFrom('accountLinks').selectAll().where('userId', '=', userId).orderBy('createdAt').execute(),

    deleteExpiredLinks: (now: number) => db.deleteFrom('accountLinks').where('expiresAt', '<=', now).execute(),
  };
}
