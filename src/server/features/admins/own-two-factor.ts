import type { TwoFactor } from '../../../contracts/admins.ts';
import { readCode, showRecoveryCode } from '../../../core/admins/sign-in-codes.ts';
import { textCipher } from '../../database/encrypted-text.ts';
import { AppError, toldProblem } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { AdminDependencies } from './dependencies.ts';
import { type OwnRecord, refuse } from './own-record.ts';
import { hashRecoveryCode, newRecoveryCodes, newSecret, stepOfCode, uriOf } from './second-factor.ts';

const OWN_PASSWORD = { field: 'password', refusal: toldProblem({ say: 'own-password-wrong' }) };

/** Lets admins set up and remove their second factor. */
export function ownTwoFactor({ clock, audit, settings, site, secret }: AdminDependencies, own: OwnRecord) {
  const { store, secondSteps, find, requirePassword, change, endOthers } = own;
  const sealer = textCipher(secret);

  return {
    async twoFactor(session: AdminSession): Promise<TwoFactor> {
      const [row, recoveryCodesLeft, { twoFactorRequired }] = await Promise.all([
        find(session),
        secondSteps.countRecoveryCodes(session.adminId),
        settings.current(),
      ]);
      return { enabled: row.totpSecret !== null, required: twoFactorRequired, recoveryCodesLeft };
    },

    /** Returns a secret for an app. The present secret stays valid until a code proves that the app has the new one. */
    async beginTwoFactor(password: string, session: AdminSession, visitor: Visitor) {
      const row = await find(session);
      await requirePassword(row, { password, ...OWN_PASSWORD }, visitor);
      const { brand } = await site.current();
      const shared = newSecret();
      await change(row, (trx) => store.update(trx, row.id, { totpPending: sealer.seal(shared) }).then(() => undefined));
      return { secret: shared, uri: uriOf(shared, brand, row.email) };
    },

    async confirmTwoFactor(typed: string, session: AdminSession) {
      const row = await find(session);
      if (row.totpPending === null) throw new AppError('conflict', ({ admins }) => admins.startAgain);
      const code = readCode(typed);
      const step = code?.kind === 'app' ? stepOfCode(sealer.open(row.totpPending), code.digits, clock()) : null;
      if (step === null) throw refuse('code', ({ admins }) => admins.codeWrong);
      const codes = newRecoveryCodes();
      await change(row, async (trx) => {
        const inForce = { totpSecret: row.totpPending, totpPending: null, totpLastStep: step };
        await store.update(trx, row.id, inForce);
        await secondSteps.replaceRecoveryCodes(trx, row.id, codes.map(hashRecoveryCode));
        await endOthers(trx, session);
        await audit.record(trx, session, { action: 'admin.two-factor-set-up', subject: row.username });
      });
      return { recoveryCodes: codes.map(showRecoveryCode) };
    },

    async endTwoFactor(password: string, session: AdminSession, visitor: Visitor): Promise<void> {
      const row = await find(session);
      await requirePassword(row, { password, ...OWN_PASSWORD }, visitor);
      if ((await settings.current()).twoFactorRequired) {
        throw new AppError('conflict', ({ admins }) => admins.twoFactorRequired);
      }
      await change(row, async (trx) => {
        await store.update(trx, row.id, { totpSecret: null, totpPending: null });
        await secondSteps.replaceRecoveryCodes(trx, row.id, []);
        if (row.totpSecret === null) return;
        await audit.record(trx, session, { action: 'admin.two-factor-ended', subject: row.username });
      });
    },
  };
}
