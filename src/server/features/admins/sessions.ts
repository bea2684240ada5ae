import type { ShownAdminSession } from '../../../contracts/admins.ts';
import { hasRight } from '../../../core/admins/roles.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import type { SessionTerm } from '../../http/session-term.ts';
import type { AdminDependencies } from './dependencies.ts';
import { wordDevice } from './device-words.ts';
import { adminSessionStore } from './session-store.ts';

/** Lists and ends sessions: an admin's own, and everyone's for those who manage admins. */
export function seenSessions({ database, audit }: AdminDependencies, term: SessionTerm) {
  const sessions = adminSessionStore(database);
  const maySeeAll = ({ role }: AdminSession): boolean => hasRight(role, 'admins');

  return {
    async listSessions(session: AdminSession): Promise<ShownAdminSession[]> {
      const rows = await sessions.listSessions(maySeeAll(session) ? null : session.adminId);
      return (await term.listOpen(rows)).map((row) => ({
        _id: row.id,
        admin: { _id: row.adminId, username: row.username },
        network: row.network,
        device: wordDevice(row.device, session.language),
        createdAt: new Date(row.createdAt).toISOString(),
        lastSeenAt: new Date(row.lastSeenAt).toISOString(),
        isCurrent: row.tokenHash === session.tokenHash,
        signedInBy: row.signedInBy === 'password' || row.signedInBy === 'passkey' ? row.signedInBy : null,
      }));
    },

    async endSession(id: string, session: AdminSession): Promise<void> {
      await database.db.transaction().execute(async (trx) => {
        const found = await sessions.findSessionById(id, trx);
        // The same answer for another admin's session and for none: it must not reveal which exist.
        if (!found || (found.adminId !== session.adminId && !maySeeAll(session))) {
          throw new AppError('not-found', ({ admins }) => admins.sessionEnded);
        }
        await sessions.endSession(found.tokenHash, trx);
        await audit.record(trx, session, { action: 'session.ended', subject: found.username });
      });
    },

    async endOtherSessions(session: AdminSession): Promise<void> {
      await database.db.transaction().execute(async (trx) => {
        const ended = await sessions.endSessionsOf(trx, session.adminId, session.tokenHash);
        if (ended === 0) return;
        await audit.record(trx, session, { action: 'session.others-ended', subject: session.username });
      });
    },
  };
}
