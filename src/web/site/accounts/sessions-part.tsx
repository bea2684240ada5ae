import type { OwnAccount } from '../../../contracts/account-access.ts';
import { dayInIndia } from '../../../core/dates.ts';
import { dates } from '../../../words/en/site/dates.ts';
import { ownAccount } from '../../../words/en/site/own-account.ts';
import { browserApi } from '../../api/browser-api.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountPart } from './account-part.tsx';
import styles from './own-account.module.css';
import { useSession } from './session.tsx';
import { useSending } from './use-sending.ts';

/** Lists where the person is signed in and how, and ends all of it. */
export function SessionsPart({ sessions }: Pick<OwnAccount, 'sessions'>) {
  const { forget } = useSession();
  const { busy, refusal, run } = useSending(ownAccount.failed);
  const endAll = () =>
    run(async () => {
      await browserApi('POST /api/users/logout', { body: { everywhere: true } });
      forget();
    });
  return (
    <AccountPart title={ownAccount.sessions}>
      <ul className={styles.rows}>
        {sessions.map(({ createdAt, network, signedInBy, isCurrent }) => (
          <li key={`${createdAt} ${network}`} className={styles.row}>
            <span>
              {ownAccount.signedInOn({ day: dates.day(dayInIndia(Date.parse(createdAt))) })}
              {signedInBy && ` ${ownAccount.ways[signedInBy]}`}
              {isCurrent && <span className={styles.quiet}> ({ownAccount.thisOne})</span>}
            </span>
            <span className={styles.quiet}>{network}</span>
          </li>
        ))}
      </ul>
      {refusal && <Notice tone="problem">{refusal}</Notice>}
      <div className={styles.acts}>
        <Button busy={busy} onClick={() => void endAll()}>
          {ownAccount.endAll}
        </Button>
      </div>
    </AccountPart>
  );
}
