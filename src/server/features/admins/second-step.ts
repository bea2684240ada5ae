import type { AdminSignedIn } from '../../../contracts/admins.ts';
import { readCode } from '../../../core/admins/sign-in-codes.ts';
import type { Writer } from '../../database/database.ts';
import { textCipher } from '../../database/encrypted-text.ts';
import { AppError, toldProblem } from '../../http/app-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { hashToken, newToken } from '../credentials/service.ts';
import type { AdminDependencies } from './dependencies.ts';
import { presentAdmin } from './present.ts';
import { hashRecoveryCode, stepOfCode } from './second-factor.ts';
import { secondStepStore } from './second-step-store.ts';
import { adminSessionStore } from './session-store.ts';
import { type AdminRow, adminStore } from './store.ts';

/** Long enough to find one's phone. */
const CHALLENGE_MS = 5 * 60_000;
const GUESSES_PER_CHALLENGE = 5;

/** Begins a session and returns its token. */
export type StartSession = (
  trx: Writer,
  admin: AdminRow,
  visitor: Visitor,
  way: 'password' | 'passkey',
) => Promise<string>;

/** The second step of a sign-in: a challenge, answered with a code of an app or a recovery code. */
export function secondStep(dependencies: AdminDependencies, startSession: StartSession) {
  const { database, clock, credentials, audit, settings, secret } = dependencies;
  const store = adminStore(database);
  const sessions = adminSessionStore(database);
  const secondSteps = secondStepStore(database);
  const sealer = textCipher(secret);

  const signInAgain = () => new AppError('unauthenticated', toldProblem({ say: 'sign-in-again' }));

  /** Uses a code up; false for a wrong one, and for one that was used before. */
  async function spendCode(trx: Writer, admin: AdminRow, typed: string, { requestId }: Visitor): Promise<boolean> {
    const code = readCode(typed);
    if (code === null || admin.totpSecret === null) return false;
    if (code.kind === 'app') {
      const step = stepOfCode(sealer.open(admin.totpSecret), code.digits, clock());
      if (step === null || step <= admin.totpLastStep) return false;
      await store.update(trx, admin.id, { totpLastStep: step });
      return true;
    }
    if (!(await secondSteps.spendRecoveryCode(trx, admin.id, hashRecoveryCode(code.characters)))) return false;
    const by = { adminId: admin.id, username: admin.username, requestId };
    await audit.record(trx, by, { action: 'admin.recovery-code-used', subject: admin.username });
    return true;
  }

  return {
    async startChallenge(trx: Writer, adminId: string): Promise<string> {
      const challenge = newToken();
      const row = { tokenHash: hashToken(challenge), adminId, guesses: 0, expiresAt: clock() + CHALLENGE_MS };
      await secondSteps.insertChallenge(trx, row);
      return challenge;
    },

    /** The second step: a code, which opens once. A challenge ends after some wrong ones. */
    async verify({ challenge, code }: { challenge: string; code: string }, visitor: Visitor): Promise<AdminSignedIn> {
      const tokenHash = hashToken(challenge);
      const found = await secondSteps.findChallenge(tokenHash, clock());
      if (!found) throw signInAgain();
      const inForce = await settings.current();
      const guesser = {
        account: { kind: 'admin' as const, name: found.canonicalEmail },
        visitor,
        isKnownHere: await sessions.knowsNetwork(found.adminId, visitor.network),
      };
      const signedIn = await credentials.tryCode(guesser, readCode(code)?.kind ?? 'app', () =>
        database.db.transaction().execute(async (trx) => {
          const admin = await store.hold(trx, found.adminId);
          if (!admin) throw signInAgain();
          if (!(await secondSteps.countGuess(trx, tokenHash, clock(), GUESSES_PER_CHALLENGE))) throw signInAgain();
          if (!(await spendCode(trx, admin, code, visitor))) return null;
          await secondSteps.deleteChallengesOf(trx, admin.id);
          const token = await startSession(trx, admin, visitor, 'password');
          return { admin: presentAdmin(admin, admin.lastLoginAt, inForce), token };
        }),
      );
      if (signedIn) return signedIn;
      throw AppError.ofField('invalid', 'code', ({ admins }) => admins.codeSpent);
    },
  };
}
