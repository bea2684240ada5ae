import { type FormEvent, useState } from 'react';
import type { OwnAccount } from '../../../contracts/account-access.ts';
import type { ShownPasskey } from '../../../contracts/passkeys.ts';
import { MAX_PASSKEY_NAME } from '../../../core/accounts/account-access.ts';
import { dayInIndia } from '../../../core/dates.ts';
import { dates } from '../../../words/en/site/dates.ts';
import { ownAccount } from '../../../words/en/site/own-account.ts';
import { browserApi } from '../../api/browser-api.ts';
import { canUsePasskeysAt } from '../../browser/passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountPart } from './account-part.tsx';
import styles from './own-account.module.css';
import { useSending } from './use-sending.ts';

const dayOf = (moment: string): string => dates.day(dayInIndia(Date.parse(moment)));

interface PasskeysPartProps {
  account: OwnAccount;
  onChanged: () => void;
}

/** Lists, adds and removes passkeys. */
export function PasskeysPart({ account: { passkeys, ways }, onChanged }: PasskeysPartProps) {
  const [done, setDone] = useState('');
  const { busy, refusal, run } = useSending(ownAccount.failed);
  const remove = (id: string) =>
    run(async () => {
      setDone('');
      await browserApi('DELETE /api/users/me/passkeys/{id}', { params: { id } });
      setDone(ownAccount.passkeyRemoved);
      onChanged();
    });
  return (
    <AccountPart title={ownAccount.passkeys}>
      <p className={styles.quiet}>{ownAccount.passkeysHint}</p>
      {passkeys.length === 0 ? (
        <p>{ownAccount.noPasskeys}</p>
      ) : (
        <ul className={styles.rows}>
          {passkeys.map((passkey) => (
            <li key={passkey._id} className={styles.row}>
              <PasskeyFacts passkey={passkey} />
              <Button
                busy={busy}
                aria-label={ownAccount.removeOf({ name: passkey.name })}
                onClick={() => void remove(passkey._id)}
              >
                {ownAccount.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {refusal && <Notice tone="problem">{refusal}</Notice>}
      {done && <Notice tone="success">{done}</Notice>}
      {canUsePasskeysAt(ways.passkeysAt) ? (
        <AddPasskey
          onAdded={() => {
            setDone(ownAccount.passkeyAdded);
            onChanged();
          }}
        />
      ) : (
        <p>{whyNot(ways.passkeysAt)}</p>
      )}
    </AccountPart>
  );
}

/** Says why no passkey can be added here. */
function whyNot(address: string | null): string {
  if (address === null) return ownAccount.passkeysOff;
  return address === location.origin ? ownAccount.passkeysUnknown : ownAccount.passkeysElsewhere({ address });
}

function PasskeyFacts({ passkey: { name, createdAt, lastUsedAt } }: { passkey: ShownPasskey }) {
  const facts = [
    ownAccount.added({ day: dayOf(createdAt) }),
    ...(lastUsedAt === null ? [] : [ownAccount.lastUsed({ day: dayOf(lastUsedAt) })]),
  ];
  return (
    <div>
      <p className={styles.value}>
        <bdi>{name}</bdi>
      </p>
      <p className={styles.quiet}>{facts.join(', ')}</p>
    </div>
  );
}

function AddPasskey({ onAdded }: { onAdded: () => void }) {
  const [name, setName] = useState('');
  const { busy, refusal, problems, setProblems, run } = useSending(ownAccount.passkeyNotAdded);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setProblems({ name: ownAccount.nameMissing });
    await run(async () => {
      const { addPasskey } = await import('./passkey-ceremonies.ts');
      if (!(await addPasskey(name))) throw new Error('the person cancelled');
      setName('');
      onAdded();
    });
  };
  return (
    <form className={styles.narrow} noValidate onSubmit={submit}>
      <Field
        label={ownAccount.passkeyName}
        hint={ownAccount.passkeyNameHint}
        problem={problems.name}
        maxLength={MAX_PASSKEY_NAME}
        autoComplete="off"
        required
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {refusal && <Notice tone="problem">{refusal}</Notice>}
      <Button type="submit" busy={busy}>
        {ownAccount.addPasskey}
      </Button>
    </form>
  );
}
