import { useCallback, useEffect, useState } from 'react';
import type { OwnAccount } from '../../../contracts/account-access.ts';
import type { User } from '../../../contracts/accounts.ts';
import { ApiError } from '../../../contracts/client.ts';
import { ownAccount } from '../../../words/en/site/own-account.ts';
import { controls } from '../../../words/en/ui/controls.ts';
import { browserApi } from '../../api/browser-api.ts';
import { readUserToken } from '../../api/user-session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OwnListSkeleton, OwnListWaiting } from '../../ui/own-list.tsx';
import { SignInCard } from '../../ui/sign-in-card.tsx';
import { EmailPart } from './email-part.tsx';
import styles from './own-account.module.css';
import { PasskeysPart } from './passkeys-part.tsx';
import { PhonePart } from './phone-part.tsx';
import { useSession } from './session.tsx';
import { SessionsPart } from './sessions-part.tsx';

/** Shows the signed-in person's account, or offers to sign in. */
export function OwnAccountParts() {
  const { user, known, openLogin } = useSession();
  if (!known) return <OwnListWaiting needsScript={ownAccount.needsScript} loading={ownAccount.loading} />;
  return user ? (
    <Account key={user._id} />
  ) : (
    <SignInCard
      title={ownAccount.signInTitle}
      text={ownAccount.signInText}
      act={ownAccount.signIn}
      onSignIn={() => openLogin()}
    />
  );
}

/** Loads the account, again after each change. */
function useOwnAccount() {
  const { signIn, forget } = useSession();
  const [account, setAccount] = useState<OwnAccount | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      setAccount((await browserApi('GET /api/users/me/account')).account);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) forget();
      else setFailed(true);
    }
  }, [forget]);
  useEffect(() => void load(), [load]);
  /** Shows another phone or address everywhere on the page. */
  const showUser = (user: User) => {
    signIn({ user, token: readUserToken() ?? '' });
    void load();
  };
  return { account, hasFailed, load, showUser };
}

function Account() {
  const { account, hasFailed, load, showUser } = useOwnAccount();
  if (hasFailed) {
    return (
      <>
        <Notice tone="problem">{ownAccount.notLoaded}</Notice>
        <Button onClick={() => void load()}>{controls.tryAgain}</Button>
      </>
    );
  }
  if (!account) return <OwnListSkeleton loading={ownAccount.loading} />;
  return (
    <div className={styles.parts}>
      <PhonePart account={account} onChanged={showUser} />
      <EmailPart account={account} />
      <PasskeysPart account={account} onChanged={() => void load()} />
      <SessionsPart sessions={account.sessions} />
    </div>
  );
}
