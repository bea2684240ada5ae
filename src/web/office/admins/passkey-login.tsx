import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../contracts/client.ts';
import type { PasskeyAnswer } from '../../../contracts/passkeys.ts';
import { signIn } from '../../../words/en/office/sign-in.ts';
import { askPasskey, canUsePasskeysAt, endPasskeyOffer, offerPasskeys } from '../../browser/passkeys.ts';
import { adminApi } from '../api/admin-api.ts';
import { keepAdminSession } from '../api/admin-session.ts';
import { ErrorBanner } from '../ui/error-banner.tsx';

const begin = async () => (await adminApi('POST /api/admin/auth/passkey-sign-in/options')).options;

async function enter(answer: PasskeyAnswer): Promise<void> {
  keepAdminSession(await adminApi('POST /api/admin/auth/passkey-sign-in', { body: { answer } }));
}

/** Returns whether passkeys work here, and meanwhile lets the browser offer them in the e-mail field. */
function usePasskeys(): boolean {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    let isShown = true;
    adminApi('GET /api/users/ways-in')
      .then(({ ways }) => isShown && setOffered(canUsePasskeysAt(ways.passkeysAt)))
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, []);
  useEffect(() => {
    if (!isOffered) return;
    offerPasskeys(begin)
      .then((answer) => answer && enter(answer))
      .catch(() => undefined);
    return () => void endPasskeyOffer();
  }, [isOffered]);
  return isOffered;
}

/** Offers to sign in with a passkey where this page can; shows nothing elsewhere. */
export function PasskeyLogin() {
  const isOffered = usePasskeys();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  if (!isOffered) return null;
  const send = async () => {
    setBusy(true);
    setRefusal('');
    try {
      const answer = await askPasskey(await begin());
      if (answer) await enter(answer);
      else setRefusal(signIn.passkeyFailed);
    } catch (error) {
      setRefusal((error instanceof ApiError && error.message) || signIn.passkeyFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="default" size="md" fullWidth loading={busy} onClick={() => void send()}>
        {signIn.passkey}
      </Button>
      <ErrorBanner>{refusal}</ErrorBanner>
    </>
  );
}
