import type { Admin } from '../../../contracts/admins.ts';
import type { Right } from '../../../core/admins/rights.ts';
import { hasRight } from '../../../core/admins/roles.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession, KnownAdmin } from '../../http/endpoints.ts';
import { sessionTerm } from '../../http/session-term.ts';
import { hashToken } from '../credentials/service.ts';
import type { AdminDependencies } from './dependencies.ts';
import { firstAdmin } from './first-admin.ts';
import { adminManagement } from './managing.ts';
import { adminPasskeys } from './own-passkeys.ts';
import { ownPassword } from './own-password.ts';
import { ownRecord } from './own-record.ts';
import { ownTwoFactor } from './own-two-factor.ts';
import { mustFirst, presentAdmin } from './present.ts';
import { secondStepStore } from './second-step-store.ts';
import { adminSessionStore } from './session-store.ts';
import { seenSessions } from './sessions.ts';
import { signIn } from './sign-in.ts';

/** The idle timeout comes from the settings. */
const SESSION = { lifetimeMs: 7 * 86_400_000, touchAfterMs: 5 * 60_000 };

/** Signs admins in and manages their access to the back office. */
export function adminService(dependencies: AdminDependencies) {
  const { database, clock, settings } = dependencies;
  const sessions = adminSessionStore(database);
  const secondSteps = secondStepStore(database);
  const own = ownRecord(dependencies);

  const idleMs = async (): Promise<number> => (await settings.current()).sessionTimeoutHours * 3600_000;
  const term = sessionTerm({ ...SESSION, idleMs }, clock, sessions.touchSession);

  const { startSession, ...signingIn } = signIn(dependencies, term);

  return {
    ...firstAdmin(dependencies),
    ...signingIn,
    ...adminPasskeys(dependencies, own, startSession),
    ...ownPassword(dependencies, own),
    ...ownTwoFactor(dependencies, own),
    ...adminManagement(dependencies),
    ...seenSessions(dependencies, term),

    /** The session of a token that is known and has not ended. */
    async authenticate(token: string): Promise<KnownAdmin | null> {
      const row = await term.renew(await sessions.findSession(hashToken(token)));
      if (!row) return null;
      const { adminId, username, role, tokenHash } = row;
      return { adminId, username, role, tokenHash, mustFirst: mustFirst(row, await settings.current()) };
    },

    /** Returns whether a session still grants a right, without counting as use of the session. */
    async isOpenTo(tokenHash: string, right: Right): Promise<boolean> {
      const row = await sessions.findSession(tokenHash);
      if (!row || (await term.listOpen([row])).length === 0) return false;
      return hasRight(row.role, right) && mustFirst(row, await settings.current()) === null;
    },

    async profile(session: AdminSession): Promise<Admin> {
      const row = await sessions.findOfSession(session.tokenHash);
      if (!row) throw new AppError('unauthenticated', ({ calls }) => calls.signInAsAdmin);
      return presentAdmin(row, row.previousLoginAt, await settings.current());
    },

    logout: async (session: AdminSession): Promise<void> => {
      await sessions.endSession(session.tokenHash);
    },

    /** Deletes ended sessions and challenges. */
    async sweep(): Promise<void> {
      const now = clock();
      await sessions.deleteEnded(now, await term.unusedSince());
      await secondSteps.deleteEndedChallenges(now);
    },
  };
}

export type AdminService = ReturnType<typeof adminService>;
