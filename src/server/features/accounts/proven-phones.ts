import type { SignedIn, User } from '../../../contracts/accounts.ts';
import { canonicalPhone, keptPhone } from '../../../core/canonical-phone.ts';
import type { Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Session } from '../../http/endpoints.ts';
import type { Visitor } from '../../http/visitor.ts';
import { accessStore } from './access-store.ts';
import type { AccountDependencies } from './dependencies.ts';
import { newUser, requireGoodPassword } from './new-user.ts';
import type { NewPassword, PasswordChanges } from './password-changes.ts';
import type { PhoneCodes, ProvenPhone } from './phone-codes.ts';
import { presentUser, type UserSessions } from './sessions.ts';
import { accountStore, type UserRow } from './store.ts';

/** Lets people into their accounts by a proven phone, and gives a phone to the account of the person who proved it. */
export function provenPhones(
  { database, clock, credentials }: AccountDependencies,
  { codes, sessions, passwords }: { codes: PhoneCodes; sessions: UserSessions; passwords: PasswordChanges },
) {
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

  return {
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
        return { user, signedIn: await passwords.replace(trx, user, { passwordHash, visitor, way: 'code' }) };
      });
      sessions.note(user, visitor);
      passwords.tell(user, visitor, 'passwordChanged');
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
          ? { formerPhone: null, sharedPhone: null, phoneProvenAt: clock() }
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
