import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { SignedIn } from '../../../contracts/accounts.ts';
import type { CeremonyOptions, NewPasskeyAnswer, PasskeyAnswer, ShownPasskey } from '../../../contracts/passkeys.ts';
import { browserApi } from '../../api/browser-api.ts';

/** Loaded when a passkey is used: few visitors do. */
const library = () => import('@simplewebauthn/browser');

/** Asks the browser to sign with a passkey; null when the person cancels, or it has none. */
async function ask(options: CeremonyOptions, fillsIn: boolean): Promise<PasskeyAnswer | null> {
  const { startAuthentication } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON, useBrowserAutofill: fillsIn }).then(
    (answer) => answer as PasskeyAnswer,
    () => null,
  );
}

/** Signs in with a passkey that the person chooses; null when they cancel. */
export async function signInWithPasskey(): Promise<SignedIn | null> {
  const { options } = await browserApi('POST /api/users/passkey-sign-in/options');
  const answer = await ask(options, false);
  return answer && browserApi('POST /api/users/passkey-sign-in', { body: { answer } });
}

/**
 * Lets the browser offer passkeys in the phone field while the form is open; resolves when one was chosen, or with null
 * where browsers cannot.
 */
export async function offerPasskeys(): Promise<SignedIn | null> {
  const { browserSupportsWebAuthnAutofill } = await library();
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  const { options } = await browserApi('POST /api/users/passkey-sign-in/options');
  const answer = await ask(options, true);
  return answer && browserApi('POST /api/users/passkey-sign-in', { body: { answer } });
}

/** Ends what `offerPasskeys` began. */
export const endOffer = (): Promise<void> =>
  library().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());

/** Makes a passkey on this device and adds it to the account; null when the person cancels. */
export async function addPasskey(name: string): Promise<ShownPasskey | null> {
  const { options } = await browserApi('POST /api/users/me/passkeys/options');
  const { startRegistration } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const answer = await startRegistration({ optionsJSON }).catch(() => null);
  if (!answer) return null;
  const body = { name, answer: answer as NewPasskeyAnswer };
  return (await browserApi('POST /api/users/me/passkeys', { body })).passkey;
}
