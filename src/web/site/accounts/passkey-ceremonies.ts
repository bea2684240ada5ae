import type { SignedIn } from '../../../contracts/accounts.ts';
import type { PasskeyAnswer, ShownPasskey } from '../../../contracts/passkeys.ts';
import { browserApi } from '../../api/browser-api.ts';
import { askPasskey, makePasskey, offerPasskeys } from '../../browser/passkeys.ts';

const begin = async () => (await browserApi('POST /api/users/passkey-sign-in/options')).options;
const enter = (answer: PasskeyAnswer | null): Promise<SignedIn> | null =>
  answer && browserApi('POST /api/users/passkey-sign-in', { body: { answer } });

/** Signs in with a passkey that the person chooses; null when they cancel. */
export const signInWithPasskey = async (): Promise<SignedIn | null> => enter(await askPasskey(await begin()));

/** Signs in with a passkey that the person picks in the phone field; null where browsers offer none. */
export const signInByOffer = async (): Promise<SignedIn | null> => enter(await offerPasskeys(begin));

/** Makes a passkey on this device and adds it to the account; null when the person cancels. */
export async function addPasskey(name: string): Promise<ShownPasskey | null> {
  const { options } = await browserApi('POST /api/users/me/passkeys/options');
  const answer = await makePasskey(options);
  return answer && (await browserApi('POST /api/users/me/passkeys', { body: { name, answer } })).passkey;
}
