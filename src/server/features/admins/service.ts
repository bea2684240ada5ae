import { randomBytes } from 'node:crypto';
import { ADMIN_ROLES, type Admin, type AdminSignedIn } from '../../../contracts/admin.ts';
import { canonicalEmail } from '../../../core/accounts.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import type { Visitor } from '../../http/visitor.ts';
import { newId } from '../../ids.ts';
import { type CredentialService, hashToken, newToken } from '../credentials/service.ts';
import { sessionTerm } from '../credentials/session-term.ts';
import { type AdminRow, adminStore } from './store.ts';

/** Spec: session timeout 24 hours, counted from the last use. */
const SESSION = { idleMs: 24 * 3600_000, lifetimeMs: 7 * 86_400_000, touchAfterMs: 5 * 60_000 };

/** The address of the first admin where none is configured. */
const FIRST_ADMIN_EMAIL = 'admin@safarnama.example';

const presentAdmin = (row: AdminRow, lastLoginAt: number | null): Admin => ({
  _id: row.id,
  username: row.username,
  email: row.email,
  role: ADMIN_ROLES.find((role) => role === row.role) ?? 'admin',
  ...(lastLoginAt !== null && { lastLogin: new Date(lastLoginAt).toISOString() }),
});

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly credentials: CredentialService;
}

interface FirstAdmin {
  readonly email: string | undefined;
  readonly password: string | undefined;
  /** Told the words that show a password made by us; nobody is told it again. */
  readonly announce: (words: string) => void;
}

/** Who may enter the back office. */
export function adminService({ database, clock, credentials }: Dependencies) {
  const store = adminStore(database);
  const term = sessionTerm(SESSION, clock, store.touchSession);

  return {
    /** Makes the first super_admin where there is no admin at all, once over all processes. */
    async ensureFirst({ email = FIRST_ADMIN_EMAIL, password, announce }: FirstAdmin): Promise<void> {
      if (await store.hasAny(database.read)) return;
      const chosen = password ?? randomBytes(12).toString('base64url');
      const now = clock();
      const row = {
        id: newId(now),
        username: email.split('@')[0] || 'admin',
        email,
        canonicalEmail: canonicalEmail(email),
        passwordHash: await credentials.hashPassword(chosen),
        role: 'super_admin',
        createdAt: now,
      };
      await database.db.transaction().execute(async (trx) => {
        await store.lockFirstAdmin(trx);
        if (await store.hasAny(trx)) return;
        await store.insert(trx, row);
        // Told before it is kept: a process that dies in between makes another one at its next start.
        if (password === undefined) announce(`The back office opens at /admin for ${email} with: ${chosen}`);
      });
    },

    async login(form: { email: string; password: string }, visitor: Visitor): Promise<AdminSignedIn> {
      const email = canonicalEmail(form.email);
      const row = await store.findByEmail(email);
      const right = await credentials.check({
        account: `admin ${email}`,
        password: form.password,
        hash: row?.passwordHash ?? null,
        visitor,
        isKnownHere: row !== undefined && (await store.knowsNetwork(row.id, visitor.network)),
      });
      if (!row || !right) throw new AppError('unauthenticated', 'Invalid e-mail or password');
      const token = newToken();
      const session = {
        ...term.begin(),
        tokenHash: hashToken(token),
        adminId: row.id,
        network: visitor.network,
        previousLoginAt: row.lastLoginAt,
      };
      await database.db.transaction().execute((trx) => store.startSession(trx, session));
      return { admin: presentAdmin(row, row.lastLoginAt), token };
    },

    /** The session of a token that is known and not expired. */
    async authenticate(token: string): Promise<AdminSession | null> {
      const row = await term.renew(await store.findSession(hashToken(token)));
      if (!row) return null;
      return { adminId: row.adminId, username: row.username, role: row.role, tokenHash: row.tokenHash };
    },

    async profile(session: AdminSession): Promise<Admin> {
      const row = await store.findOfSession(session.tokenHash);
      if (!row) throw new AppError('unauthenticated', 'Please sign in as an admin');
      return presentAdmin(row, row.previousLoginAt);
    },

    logout: (session: AdminSession) => store.endSession(session.tokenHash),

    /** Clears away what no longer opens anything. */
    sweep: () => store.deleteExpired(clock()),
  };
}

export type AdminService = ReturnType<typeof adminService>;
