import type { SignedIn, User } from '../../../contracts/accounts.ts';
import { canonicalPhone, internationalPhone, keptPhone } from '../../../core/canonical-phone.ts';
import { languageNamed } from '../../../core/languages.ts';
import { MESSAGE_WORDS } from '../../../words/words-of.ts';
import type { Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Session } from '../../http/endpoints.ts';
import type { Visitor } from '../../http/visitor.ts';
import { accessStore, hasPhone } from './access-store.ts';
import type { AccountDependencies } from './dependencies.ts';
import { newUser, requireGoodPassword } from './new-user.ts';
import type { PhoneCodes, ProvenPhone } from './phone-codes.ts';
import { presentUser, type UserSessions } from './sessions.ts';
import { accountStore, type UserRow } from './store.ts';

/** What a proof or a link allows to choose. */
export interface NewPassword {
  readonly password: string;
}

/** Lets people into their accounts by a proven phone, and gives a phone to the account of the person who proved it. */
export function provenPhones(dependencies: AccountDependencies, codes: PhoneCodes, sessions: UserSessions) {
  const { database, clock, credentials, messages, site, onFailure } = dependencies;
  const store = accountStore(database);
  const access = accessStore(database);

  const taken = () => new AppError('conflict', ({ access }) => access.phoneProvenByOther);

  /** Returns the account that has proved this phone, locked; rejects when there is none. */
  async function requireProven(trx: Writer, phone: string): Promise<UserRow> {
    const [found] = (await access.holdersOf(trx, phone)).filter(({ phoneProvenAt }) => phoneProvenAt !== null);
    const held = found && (await access.hold(trx, found.id));
    const isStillTheirs = held?.phoneProvenAt !== null && held?.canonicalPhone === found?.canonicalPhone;
    if (held && isStillTheirs) return held;
    throw new AppError('conflict', ({ access }) => access.phoneUnproven);
  }

  /** Tells a person by every channel that exists; a failure is logged and stops nothing. */
  function tell(user: UserRow, visitor: Pick<Visitor, 'limitKey'>, what: 'passwordChanged' | 'linkMade'): void {
    const { subject, text } = MESSAGE_WORDS[languageNamed(user.language)].access[what];
    const send = async (): Promise<void> => {
      const { brand, phone: ofSite } = await site.current();
      const worded = text({ brand, phone: ofSite });
      const to = internationalPhone(user.phone);
      const ways = [
        ...(hasPhone(user) && to !== null ? [{ channel: 'sms' as const, to }] : []),
        ...(user.email === null ? [] : [{ channel: 'email' as const, to: user.email }]),
      ].filter(({ channel }) => messages.canSend(channel));
      for (const way of ways) {
        await messages.sendSecret({ ...way, subject: subject({ brand }), text: worded }, visitor).catch((error) => {
          if (!(error instanceof AppError)) throw error;
        });
      }
    };
    send().catch(onFailure);
  }

  /** Gives an account another password: every session ends, and the person is told. Returns a new session. */
  async function replacePassword(
    trx: Writer,
    user: UserRow,
    chosen: { passwordHash: string; visitor: Visitor; way: 'code' | 'link' },
  ): Promise<SignedIn> {
    const { passwordHash, ...how } = chosen;
    await access.setPassword(trx, user.id, passwordHash);
    await access.deleteLinksOf(trx, user.id, 'reset-password');
    await store.deleteSessionsOf(user.id, trx);
    return sessions.start(trx, user, how);
  }

  return {
    tell,
    replacePassword,

    /** Tells what a proof of this phone would open, to the person who holds the phone. */
    async accountOf(typed: string): Promise<'none' | 'unproven' | 'proven'> {
      const holders = await access.holdersOf(database.read, canonicalPhone(typed));
      if (holders.some(({ phoneProvenAt }) => phoneProvenAt !== null)) return 'proven';
      return holders.length > 0 ? 'unproven' : 'none';
    },

    async loginWithCode(proven: ProvenPhone, visitor: Visitor): Promise<SignedIn> {
      const { user, signedIn } = await database.db.transaction().execute(async (trx) => {
        const user = await requireProven(trx, await codes.spendProof(trx, proven));
        return { user, signedIn: await sessions.start(trx, user, { visitor, way: 'code' }) };
      });
      sessions.note(user, visitor);
      return signedIn;
    },

    async resetByCode({ password, ...proven }: ProvenPhone & NewPassword, visitor: Visitor): Promise<SignedIn> {
      await requireGoodPassword(credentials, { password, phone: canonicalPhone(proven.phone) });
      const passwordHash = await credentials.hashPassword(password);
      const { user, signedIn } = await database.db.transaction().execute(async (trx) => {
        const user = await requireProven(trx, await codes.spendProof(trx, proven));
        return { user, signedIn: await replacePassword(trx, user, { passwordHash, visitor, way: 'code' }) };
      });
      sessions.note(user, visitor);
      tell(user, visitor, 'passwordChanged');
      return signedIn;
    },

    /** Opens an account with a proven phone, taking the phone from an account that never proved it. */
    async registerWithCode(
      { name, password, ...proven }: ProvenPhone & NewPassword & { readonly name: string },
      visitor: Visitor,
    ): Promise<SignedIn> {
      const { phone } = proven;
      await requireGoodPassword(credentials, { password, phone: canonicalPhone(phone) });
      const passwordHash = await credentials.hashPassword(password);
      const now = clock();
      const user = { ...newUser({ name, phone, email: null, passwordHash }, visitor, now), phoneProvenAt: now };
      const signedIn = await database.db.transaction().execute(async (trx) => {
        const canonical = await codes.spendProof(trx, proven);
        if (!(await access.takePhone(trx, canonical, null))) throw taken();
        if (!(await store.insertUser(trx, user))) throw taken();
        return sessions.start(trx, user, { visitor, way: 'code', isNew: true });
      });
      sessions.note(user, visitor, true);
      return signedIn;
    },

    /** Makes a proven phone that of the signed-in person's account. */
    async setPhone(proven: ProvenPhone, { userId }: Session): Promise<User> {
      const changed = await database.db.transaction().execute(async (trx) => {
        const canonical = await codes.spendProof(trx, proven);
        if (!(await access.takePhone(trx, canonical, userId))) throw taken();
        const own = await access.hold(trx, userId);
        if (!own) throw new AppError('unauthenticated', ({ calls }) => calls.signIn);
        const isSame = own.canonicalPhone === canonical;
        const contact = isSame
          ? { phoneProvenAt: clock() }
          : {
              phone: keptPhone(proven.phone),
              canonicalPhone: canonical,
              formerPhone: null,
              sharedPhone: null,
              phoneProvenAt: clock(),
            };
        await access.setNotice(trx, userId, null);
        return access.changeContact(trx, own, contact);
      });
      return presentUser(changed);
    },
  };
}

export type ProvenPhones = ReturnType<typeof provenPhones>;
