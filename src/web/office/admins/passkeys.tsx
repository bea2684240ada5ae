import { Button, Group, Modal, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ShownPasskey } from '../../../contracts/passkeys.ts';
import { MAX_PASSKEY_NAME } from '../../../core/accounts/account-access.ts';
import { security } from '../../../words/en/office/security.ts';
import { canUsePasskeysAt, makePasskey } from '../../browser/passkeys.ts';
import { adminApi } from '../api/admin-api.ts';
import { ConfirmAction } from '../ui/confirm-dialog.tsx';
import { FormSection } from '../ui/editor/form-section.tsx';
import { formatDateTime } from '../ui/indian-dates.ts';
import { tellDone } from '../ui/toasts.tsx';
import { PasswordStep } from './password-step.tsx';
import styles from './sessions.module.css';

interface PasskeysProps {
  passkeys: readonly ShownPasskey[];
  /** The origin whose pages can use passkeys; null for none. */
  address: string | null;
  onChanged: () => void;
}

/** Lists, adds and removes the admin's passkeys. */
export function Passkeys({ passkeys, address, onChanged }: PasskeysProps) {
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<ShownPasskey | null>(null);
  const remove = async () => {
    if (!removing) return;
    await adminApi('DELETE /api/admin/auth/passkeys/{id}', { params: { id: removing._id } });
    tellDone(security.passkeyRemoved);
    onChanged();
  };
  return (
    <FormSection title={security.passkeys}>
      <Text size="sm" c="dimmed">
        {security.passkeysHint}
      </Text>
      {passkeys.length === 0 && <Text size="sm">{security.noPasskeys}</Text>}
      {passkeys.length > 0 && <PasskeyList passkeys={passkeys} onRemove={setRemoving} />}
      {canUsePasskeysAt(address) ? (
        <Group>
          <Button variant="default" onClick={() => setAdding(true)}>
            {security.addPasskey}
          </Button>
        </Group>
      ) : (
        <Text size="sm">{whyNot(address)}</Text>
      )}
      <Modal opened={adding} onClose={() => setAdding(false)} title={security.addPasskey}>
        <AddPasskey
          onAdded={() => {
            setAdding(false);
            onChanged();
          }}
        />
      </Modal>
      <ConfirmAction
        opened={removing !== null}
        title={security.removePasskeyQuestion}
        confirmLabel={security.removeThePasskey}
        failure={security.passkeyNotRemoved}
        act={remove}
        onClose={() => setRemoving(null)}
      >
        {security.removePasskeyHint}
      </ConfirmAction>
    </FormSection>
  );
}

/** Says why no passkey can be added here. */
function whyNot(address: string | null): string {
  if (address === null) return security.passkeysOff;
  return address === location.origin ? security.passkeysUnknown : security.passkeysElsewhere({ address });
}

interface PasskeyListProps {
  passkeys: readonly ShownPasskey[];
  onRemove: (passkey: ShownPasskey) => void;
}

const PasskeyList = ({ passkeys, onRemove }: PasskeyListProps) => (
  <ul className={styles.sessions}>
    {passkeys.map((passkey) => (
      <li key={passkey._id} className={styles.session}>
        <div>
          <Text fw={600}>{passkey.name}</Text>
          <Text size="sm" c="dimmed">
            {security.passkeyAddedAt({ time: formatDateTime(passkey.createdAt) })}
            {passkey.lastUsedAt && `, ${security.passkeyUsedAt({ time: formatDateTime(passkey.lastUsedAt) })}`}
          </Text>
        </div>
        <Button
          variant="default"
          size="sm"
          aria-label={security.removePasskeyOf({ name: passkey.name })}
          onClick={() => onRemove(passkey)}
        >
          {security.removePasskey}
        </Button>
      </li>
    ))}
  </ul>
);

/** Asks for a name and the password, then lets the browser make the passkey. */
function AddPasskey({ onAdded }: { onAdded: () => void }) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const add = async (password: string) => {
    if (name.trim() === '') {
      setProblem(security.passkeyNameMissing);
      throw new Error('the passkey has no name');
    }
    const { options } = await adminApi('POST /api/admin/auth/passkeys/options', { body: { password } });
    const answer = await makePasskey(options);
    if (!answer) throw new Error('the person cancelled');
    await adminApi('POST /api/admin/auth/passkeys', { body: { name, answer } });
    tellDone(security.passkeyAdded);
    onAdded();
  };
  return (
    <>
      <TextInput
        label={security.passkeyName}
        autoComplete="off"
        maxLength={MAX_PASSKEY_NAME}
        mb="md"
        data-autofocus
        value={name}
        error={problem}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setProblem('');
        }}
      />
      <PasswordStep
        text={security.addPasskeyHint}
        button={security.addPasskey}
        failure={security.passkeyNotAdded}
        onSend={add}
      />
    </>
  );
}
