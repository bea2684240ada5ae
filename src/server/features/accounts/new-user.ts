import { REGISTRATION_CONSENT } from '../../../core/accounts/account-form.ts';
import { canonicalPhone, keptPhone } from '../../../core/canonical-phone.ts';
import { storedConsent } from '../../../core/consent.ts';
import { phoneDigits } from '../../../core/phone.ts';
import { AppError } from '../../http/app-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { newId } from '../../ids.ts';
import type { CredentialService } from '../credentials/service.ts';
import type { NewUser } from './store.ts';

/** Refuses the commonest passwords, and one's own phone. */
export async function requireGoodPassword(
  credentials: Pick<CredentialService, 'isCommonPassword'>,
  { password, phone }: { readonly password: string; readonly phone: string },
): Promise<void> {
  const own = phoneDigits(phone);
  const isOwnPhone = own !== '' && phoneDigits(password).endsWith(own);
  if (!isOwnPhone && !(await credentials.isCommonPassword(password))) return;
  throw AppError.ofField('invalid', 'password', ({ accounts }) => accounts.passwordTooEasy);
}

/** Returns the row of a new account, whose phone is not proven. */
export const newUser = (
  form: Pick<NewUser, 'name' | 'phone' | 'email' | 'passwordHash'>,
  visitor: Pick<Visitor, 'language'>,
  now: number,
): NewUser => ({
  id: newId(now),
  name: form.name,
  phone: keptPhone(form.phone),
  canonicalPhone: canonicalPhone(form.phone),
  formerPhone: null,
  sharedPhone: null,
  email: form.email,
  confirmedEmail: null,
  phoneProvenAt: null,
  notice: null,
  customerId: null,
  consent: storedConsent(REGISTRATION_CONSENT, visitor.language),
  language: visitor.language,
  passwordHash: form.passwordHash,
  createdAt: now,
});
