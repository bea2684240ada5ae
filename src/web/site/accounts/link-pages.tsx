import { useEffect, useState } from 'react';
import { accountLinks } from '../../../words/en/site/account-links.ts';
import { waysIn } from '../../../words/en/site/ways-in.ts';
import { browserApi } from '../../api/browser-api.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import styles from './own-account.module.css';
import { useSession } from './session.tsx';
import { useSending } from './use-sending.ts';

/** Returns the token after the # of the address, which no request carries; null until the browser has read it. */
function useLinkToken(): string | null {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const found = location.hash.slice(1);
    setToken(/^[\w-]{20,200}$/.test(found) ? found : '');
  }, []);
  return token;
}

const NoLink = ({ token }: { token: string | null }) =>
  token === null ? (
    <noscript>
      <p>{accountLinks.needsScript}</p>
    </noscript>
  ) : (
    <Notice tone="problem">{accountLinks.noLink}</Notice>
  );

const ToAccount = () => (
  <ButtonLink look="action" to="/account">
    {accountLinks.toAccount}
  </ButtonLink>
);

/** Takes a new password for the account of a link. */
export function ResetPassword() {
  const token = useLinkToken();
  const { signIn } = useSession();
  const [isDone, setDone] = useState(false);
  if (isDone) {
    return (
      <div className={styles.narrow}>
        <Notice tone="success">{waysIn.passwordSaved}</Notice>
        <ToAccount />
      </div>
    );
  }
  if (!token) return <NoLink token={token} />;
  const save = async (password: string) => {
    signIn(await browserApi('POST /api/users/reset-password', { body: { link: token, password } }));
    setDone(true);
  };
  return (
    <div className={styles.narrow}>
      <NewPasswordForm onSend={save} />
    </div>
  );
}

/** Confirms an address with a press: programs that look at links in mails must not use it up. */
export function ConfirmEmail() {
  const token = useLinkToken();
  const [address, setAddress] = useState('');
  const { busy, refusal, run } = useSending(accountLinks.failed);
  if (address !== '') {
    return (
      <div className={styles.narrow}>
        <Notice tone="success">{accountLinks.confirmed({ address })}</Notice>
        <ToAccount />
      </div>
    );
  }
  if (!token) return <NoLink token={token} />;
  const confirm = () =>
    run(async () => setAddress((await browserApi('POST /api/users/confirm-email', { body: { link: token } })).email));
  return (
    <div className={styles.narrow}>
      {refusal && <Notice tone="problem">{refusal}</Notice>}
      <Button look="action" busy={busy} onClick={() => void confirm()}>
        {accountLinks.confirmNow}
      </Button>
    </div>
  );
}
