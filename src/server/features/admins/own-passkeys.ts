import type { AdminSignedIn } from '../../../contracts/admins.ts';
import type { NewPasskeyAnswer, PasskeyAnswer, ShownPasskey } from '../../../contracts/passkeys.ts';
import { AppError, toldProblem } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { AdminDependencies } from './dependencies.ts';
import type { OwnRecord } from './own-record.ts';
import { presentAdmin } from './present.ts';
import type { StartSession } from './second-step.ts';

const ownerOf = ({ adminId: id }: Pick<AdminSession, 'adminId'>) => ({ kind: 'admin' as const, id });

/** Lets admins add and remove passkeys, and sign in with one in place of password and second factor. */
export function adminPasskeys(dependencies: AdminDependencies, own: OwnRecord, startSession: StartSession) {
  const { database, passkeys, audit, settings } = dependencies;
  const { store, find, requirePassword, change } = own;

  return {
    listPasskeys: (session: AdminSession): Promise<ShownPasskey[]> => passkeys.list(ownerOf(session)),

    /** Takes the password: a session left open on a desk must not become a lasting way in. */
    async beginPasskey(password: string, session: AdminSession, visitor: Visitor, origin: string | undefined) {
      const row = await find(session);
      const refusal = toldProblem({ say: 'own-password-wrong' });
      await requirePassword(row, { password, field: 'password', refusal }, visitor);
      return passkeys.beginAdding(ownerOf(session), row.email, origin);
    },

    async addPasskey(form: { name: string; answer: NewPasskeyAnswer }, session: AdminSession): Promise<ShownPasskey> {
      const row = await find(session);
      const made = await passkeys.readNew(ownerOf(session), form.answer);
      let added: ShownPasskey | undefined;
      await change(row, async (trx) => {
        added = await passkeys.add(trx, ownerOf(session), form.name, made);
        await audit.record(trx, session, { action: 'admin.passkey-added', subject: row.username });
      });
      if (!added) throw new Error('the passkey was not stored');
      return added;
    },

    async removePasskey(id: string, session: AdminSession): Promise<void> {
      const row = await find(session);
      const { twoFactorRequired } = await settings.current();
      await change(row, async (trx) => {
        const all = await passkeys.list(ownerOf(session), trx);
        const isOnlyFactor = all.length === 1 && all[0]?._id === id && row.totpSecret === null;
        if (twoFactorRequired && isOnlyFactor) throw new AppError('conflict', ({ access }) => access.onlySecondFactor);
        if (!(await passkeys.remove(trx, ownerOf(session), id))) {
          throw new AppError('not-found', ({ access }) => access.noPasskey);
        }
        await audit.record(trx, session, { action: 'admin.passkey-removed', subject: row.username });
      });
    },

    beginPasskeySignIn: (origin: string | undefined) => passkeys.beginSignIn('admin', origin),

    async signInWithPasskey(answer: PasskeyAnswer, visitor: Visitor): Promise<AdminSignedIn> {
      const adminId = await passkeys.findOwner('admin', answer);
      const inForce = await settings.current();
      const signedIn =
        adminId === null
          ? null
          : await database.db.transaction().execute(async (trx) => {
              const admin = await store.hold(trx, adminId);
              if (!admin) return null;
              const token = await startSession(trx, admin, visitor, 'passkey');
              return { admin: presentAdmin({ ...admin, signedInBy: 'passkey' }, admin.lastLoginAt, inForce), token };
            });
      if (signedIn) return signedIn;
      audit.noteSignIn(visitor, { action: 'admin.passkey-wrong', subject: 'Admin', isRight: false });
      throw new AppError('unauthenticated', ({ access }) => access.passkeyUnknown);
    },
  };
}
