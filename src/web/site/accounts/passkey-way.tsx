import { useEffect, useRef } from 'react';
import type { WaysIn } from '../../../contracts/account-access.ts';
import type { SignedIn } from '../../../contracts/accounts.ts';
import { waysIn } from '../../../words/en/site/ways-in.ts';
import { canUsePasskeysAt, endPasskeyOffer } from '../../browser/passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useSending } from './use-sending.ts';

const ceremonies = () => import('./passkey-ceremonies.ts');

interface PasskeyWayProps {
  ways: WaysIn | null;
  onSignedIn: (answer: SignedIn) => void;
}

/** Offers to sign in with a passkey where this page can; shows nothing elsewhere. */
export function PasskeyWay({ ways, onSignedIn }: PasskeyWayProps) {
  const { busy, refusal, run } = useSending(waysIn.passkeyFailed);
  if (!canUsePasskeysAt(ways?.passkeysAt)) return null;
  const signIn = () =>
    run(async () => {
      const answer = await (await ceremonies()).signInWithPasskey();
      if (!answer) throw new Error('the person cancelled');
      onSignedIn(answer);
    });
  return (
    <>
      <Button look="plain" busy={busy} onClick={() => void signIn()}>
        {waysIn.passkeyInstead}
      </Button>
      {refusal && <Notice tone="problem">{refusal}</Notice>}
    </>
  );
}

/** Lets the browser offer passkeys in the phone field, without a press, for as long as the form is open. */
export function useOfferedPasskeys(ways: WaysIn | null, onSignedIn: (answer: SignedIn) => void): void {
  const finish = useRef(onSignedIn);
  finish.current = onSignedIn;
  const isOffered = canUsePasskeysAt(ways?.passkeysAt);
  useEffect(() => {
    if (!isOffered) return;
    let isOpen = true;
    ceremonies()
      .then(({ signInByOffer }) => signInByOffer())
      .then((answer) => answer && isOpen && finish.current(answer))
      .catch(() => undefined);
    return () => {
      isOpen = false;
      void endPasskeyOffer();
    };
  }, [isOffered]);
}
