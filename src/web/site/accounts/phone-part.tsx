import { useState } from 'react';
import type { OwnAccount } from '../../../contracts/account-access.ts';
import type { User } from '../../../contracts/accounts.ts';
import { ownAccount } from '../../../words/en/site/own-account.ts';
import { browserApi } from '../../api/browser-api.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountPart } from './account-part.tsx';
import { CodeSteps } from './code-steps.tsx';
import styles from './own-account.module.css';

interface PhonePartProps {
  account: OwnAccount;
  onChanged: (user: User) => void;
}

/** Shows the phone and whether it is proven, and proves it, or another one, with a code. */
export function PhonePart({ account: { user, phoneProven, ways }, onChanged }: PhonePartProps) {
  const [proving, setProving] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const begin = (phone: string) => {
    setDone(false);
    setProving(phone);
  };
  return (
    <AccountPart title={ownAccount.phone}>
      <p className={styles.fact}>
        <span className={styles.value}>{user.phone || ownAccount.noPhone}</span>
        {user.phone && <span className={styles.state}>{phoneProven ? ownAccount.proven : ownAccount.notProven}</span>}
      </p>
      {isDone && <Notice tone="success">{ownAccount.phoneConfirmed}</Notice>}
      <p className={styles.quiet}>
        {phoneProven ? ownAccount.phoneProvenHint : ways.codes ? ownAccount.phoneUnprovenHint : ownAccount.noCodes}
      </p>
      {ways.codes && proving === null && (
        <div className={styles.acts}>
          {user.phone && !phoneProven && (
            <Button look="action" onClick={() => begin(user.phone)}>
              {ownAccount.confirmPhone}
            </Button>
          )}
          <Button onClick={() => begin('')}>{user.phone ? ownAccount.changePhone : ownAccount.addPhone}</Button>
        </div>
      )}
      {proving !== null && (
        <div className={styles.narrow}>
          <CodeSteps
            phone={proving}
            onProven={async ({ phone, proof }) => {
              const changed = await browserApi('PUT /api/users/me/phone', { body: { phone, proof } });
              setProving(null);
              setDone(true);
              onChanged(changed.user);
            }}
          />
          <Button look="plain" onClick={() => setProving(null)}>
            {ownAccount.cancel}
          </Button>
        </div>
      )}
    </AccountPart>
  );
}
