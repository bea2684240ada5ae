import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { CeremonyOptions, NewPasskeyAnswer, PasskeyAnswer } from '../../contracts/passkeys.ts';

/** Loaded when a passkey is used: few people do. */
const library = () => import('@simplewebauthn/browser');

/** Returns whether this page, in this browser, can use passkeys; `address` is the site's own for them, if it has one. */
export const canUsePasskeysAt = (address: string | null | undefined): boolean =>
  typeof PublicKeyCredential !== 'undefined' && address === location.origin;

/** Asks the person to sign with a passkey; null when they cancel, or have none. */
export async function askPasskey(options: CeremonyOptions, fillsIn = false): Promise<PasskeyAnswer | null> {
  const { startAuthentication } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON, useBrowserAutofill: fillsIn }).then(
    (answer) => answer as PasskeyAnswer,
    () => null,
  );
}

/** Makes a passkey on this device; null when the person cancels. */
export async function makePasskey(options: CeremonyOptions): Promise<NewPasskeyAnswer | null> {
  const { startRegistration } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return startRegistration({ optionsJSON }).then(
    (answer) => answer as NewPasskeyAnswer,
    () => null,
  );
}

/**
 * Lets the browser offer passkeys in the field marked `webauthn` for as long as the form is open; resolves when one was
 * chosen, or with null where browsers cannot.
 */
export async function offerPasskeys(begin: () => Promise<CeremonyOptions>): Promise<PasskeyAnswer | null> {
  const { browserSupportsWebAuthnAutofill } = await library();
  return (await browserSupportsWebAuthnAutofill()) ? askPasskey(await begin(), true) : null;
}

/** Ends what `offerPasskeys` began. */
export const endPasskeyOffer = (): Promise<void> =>
  library().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
