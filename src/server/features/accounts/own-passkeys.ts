import type { SignedIn } from '../../../contracts/accounts.ts';
import type { NewPasskeyAnswer, PasskeyAnswer, ShownPasskey } from '../../../contracts/passkeys.ts';
import { AppError } from '../../http/app-error.ts';
import type { Session } from '../../http/endpoints.ts';
import type { Visitor } from '../../http/visitor.ts';
import { accessStore, hasPhone } from './access-store.ts';
import type { AccountDependencies } from './dependencies.ts';
import type { UserSessions } from './sessions.ts';
import { accountStore } from './store.ts';

const ownerOf = ({ userId: id }: Pick<Session, 'userId'>) => ({ kind: 'user' as const, id });

/** Lets travellers add and remove passkeys, and sign in with one. */
export function ownPasskeys({ database, passkeys, audit }: AccountDependencies, sessions: UserSessions) {
  const store = accountStore(database);
  const access = accessStore(database);

  return {
    async begin(session: Session, origin: string | undefined) {
      const row = await store.findById(session.userId);
      if (!row) throw new AppError('unauthenticated', ({ calls }) => calls.signIn);
      return passkeys.beginAdding(ownerOf(session), row.name, origin);
    },

    async add(form: { name: string; answer: NewPasskeyAnswer }, session: Session): Promise<ShownPasskey> {
      const made = await passkeys.readNew(ownerOf(session), form.answer);
      return database.db.transaction().execute(async (trx) => {
        if (!(await access.hold(trx, session.userId)))
          throw new AppError('unauthenticated', ({ calls }) => calls.signIn);
        return passkeys.add(trx, ownerOf(session), form.name, made);
      });
    },

    /** Removes a passkey, unless nothing else would let its owner in again. */
    async remove(id: string, session: Session): Promise<void> {
      await database.db.transaction().execute(async (trx) => {
        const held = await access.hold(trx, session.userId);
        if (!held) throw new AppError('unauthenticated', ({ calls }) => calls.signIn);
        const own = await passkeys.list(ownerOf(session), trx);
        // Without a phone, the password has nothing to be entered with.
        const isLastWay = own.length === 1 && !hasPhone(held) && held.confirmedEmail === null;
        if (isLastWay && own[0]?._id === id) throw new AppError('conflict', ({ access }) => access.lastWayIn);
        if (await passkeys.remove(trx, ownerOf(session), id)) return;
        throw new AppError('not-found', ({ access }) => access.noPasskey);
      });
    },

    beginSignIn: (origin: string | undefined) => passkeys.beginSignIn('user', origin),

    async signIn(answer: PasskeyAnswer, visitor: Visitor): Promise<SignedIn> {
      const userId = await passkeys.findOwner('user', answer);
      const opened =
        userId === null
          ? null
          : await database.db.transaction().execute(async (trx) => {
              const user = await access.hold(trx, userId);
              return user ? { user, signedIn: await sessions.start(trx, user, { visitor, way: 'passkey' }) } : null;
            });
      if (!opened) {
        audit.noteSignIn(visitor, { action: 'user.passkey-wrong', subject: 'Traveller', isRight: false });
        throw new AppError('unauthenticated', ({ access }) => access.passkeyUnknown);
      }
      sessions.note(opened.user, visitor);
      return opened.signedIn;
    },
  };
}
