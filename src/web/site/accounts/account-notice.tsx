import { useEffect, useState } from 'react';
import type { OwnAccount } from '../../../contracts/account-access.ts';
import { accountNotices } from '../../../words/en/site/account-notices.ts';
import { browserApi } from '../../api/browser-api.ts';
import { readUserToken } from '../../api/user-session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './account-notice.module.css';

type Told = OwnAccount['notice'];

const WORDS: Readonly<Record<NonNullable<Told>, string>> = {
  'phone-taken': accountNotices.phoneTaken,
  'link-made': accountNotices.linkMade,
};

/** The session for which this tab has asked: once for each is enough. */
let askedFor: string | null = null;

/** Asks once in a visit what the person has not been told yet. */
function useNotice() {
  const [notice, setNotice] = useState<Told>(null);
  useEffect(() => {
    const token = readUserToken();
    if (token === null || token === askedFor) return;
    askedFor = token;
    browserApi('GET /api/users/me/account')
      .then(({ account }) => setNotice(account.notice))
      .catch(() => undefined);
  }, []);
  return [notice, () => setNotice(null)] as const;
}

/** Shows what happened to the account without its owner, until they say that they have read it. */
export function AccountNotice() {
  const [notice, hide] = useNotice();
  if (notice === null) return null;
  const dismiss = () => {
    hide();
    browserApi('DELETE /api/users/me/notice').catch(() => undefined);
  };
  return (
    <aside className={styles.notice}>
      <Notice tone="info">{WORDS[notice]}</Notice>
      <div className={styles.acts}>
        <ButtonLink look="action" to="/account" onClick={hide}>
          {accountNotices.toAccount}
        </ButtonLink>
        <Button onClick={dismiss}>{accountNotices.understood}</Button>
      </div>
    </aside>
  );
}
