import type { AdminSignedIn } from '../../../contracts/admins.ts';
import { canonicalEmail } from '../../../core/accounts/account-form.ts';
import { AppError, toldProblem } from '../../http/app-error.ts';
import type { SessionTerm } from '../../http/session-term.ts';
import type { Visitor } from '../../http/visitor.ts';
import { newId } from '../../ids.ts';
import { hashToken, newToken } from '../credentials/service.ts';
import type { AdminDependencies } from './dependencies.ts';
import { describeDevice } from './device-words.ts';
import { presentAdmin } from './present.ts';
import { type StartSession, secondStep } from './second-step.ts';
import { adminSessionStore } from './session-store.ts';
import { adminStore } from './store.ts';

/** A password that was handed over opens for this long. */
const HANDED_OVER_MS = 7 * 86_400_000;

/** Signs admins in: by a password, and by a code where they have a second factor. */
export function signIn(dependencies: AdminDependencies, term: SessionTerm) {
  const { database, clock, credentials, audit, settings } = dependencies;
  const store = adminStore(database);
  const sessions = adminSessionStore(database);

  const wrongSignIn = () => new AppError('unauthenticated', toldProblem({ say: 'admin-sign-in-wrong' }));

  /** Begins a session; its token is known this once. */
  const startSession: StartSession = async (trx, admin, visitor, way) => {
    const { id, username, lastLoginAt } = admin;
    const token = newToken();
    const begun = term.begin();
    await sessions.insertSession(trx, {
      ...begun,
      tokenHash: hashToken(token),
      id: newId(begun.createdAt),
      adminId: id,
      network: visitor.network,
      device: describeDevice(visitor.userAgent),
      previousLoginAt: lastLoginAt,
      signedInBy: way,
    });
    await store.update(trx, id, { lastLoginAt: begun.createdAt });
    const { network, requestId } = visitor;
    const by = { adminId: id, username, requestId };
    await audit.record(trx, by, { kind: 'sign-in', action: 'admin.signed-in', subject: username, network });
    return token;
  };

  const { startChallenge, verify } = secondStep(dependencies, startSession);

  return {
    /** Checks e-mail and password; with a second factor, returns a challenge for `verify` instead of a session. */
    async login(
      form: { email: string; password: string },
      visitor: Visitor,
    ): Promise<AdminSignedIn | { challenge: string }> {
      const email = canonicalEmail(form.email);
      const row = await store.findByEmail(email);
      const right = await credentials.check({
        account: { kind: 'admin', name: email },
        password: form.password,
        hash: row?.passwordHash ?? null,
        visitor,
        isKnownHere: row !== undefined && (await sessions.knowsNetwork(row.id, visitor.network)),
      });
      if (!row || !right) throw wrongSignIn();
      if (row.handedOverAt !== null && row.handedOverAt + HANDED_OVER_MS <= clock()) {
        const action = 'admin.one-time-password-expired';
        audit.noteSignIn(visitor, { action, subject: row.username, isRight: false });
        throw wrongSignIn();
      }
      const inForce = await settings.current();
      return database.db.transaction().execute(async (trx) => {
        // The password may have been changed while it was looked at: the old one opens nothing any more.
        const admin = await store.hold(trx, row.id, row.passwordHash);
        if (!admin) throw wrongSignIn();
        if (admin.totpSecret !== null) return { challenge: await startChallenge(trx, admin.id) };
        const token = await startSession(trx, admin, visitor, 'password');
        return { admin: presentAdmin(admin, admin.lastLoginAt, inForce), token };
      });
    },

    verify,
    startSession,
  };
}
