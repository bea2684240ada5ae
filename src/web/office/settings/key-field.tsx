import { Anchor, PasswordInput, Text } from '@mantine/core';
import { fieldId } from '../ui/editor/form-fields.ts';
import { FIELD_NAMES } from './field-names.ts';

interface KeyFieldProps {
  /** The last characters of the stored key; empty for none. */
  shownKey: string;
  /** What applies without a key here. */
  otherwise: string;
  /** Null keeps the key; empty removes it. */
  value: string | null;
  problem: string | undefined;
  onChange: (value: string | null) => void;
}

function describeKey({ shownKey, value, otherwise }: Pick<KeyFieldProps, 'shownKey' | 'value' | 'otherwise'>): string {
  if (value === '' && shownKey !== '') return 'The key will be removed when you save.';
  if (shownKey === '') return otherwise;
  return shownKey === '…' ? 'A key is set.' : `A key ending in ${shownKey.slice(1)} is set.`;
}

/** A key field: a key can be replaced and removed, and is never shown again. */
export function KeyField({ shownKey, otherwise, value, problem, onChange }: KeyFieldProps) {
  const isKept = value === null;
  return (
    <div>
      <PasswordInput
        id={fieldId('ai.apiKey')}
        label={FIELD_NAMES['ai.apiKey']}
        description={describeKey({ shownKey, value, otherwise })}
        placeholder={shownKey === '' ? 'Paste the key' : 'Paste a new key to replace it'}
        value={value ?? ''}
        error={problem}
        autoComplete="new-password"
        spellCheck={false}
        visibilityToggleButtonProps={{ 'aria-label': 'Show what is typed' }}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      />
      {shownKey !== '' && value !== null && value !== '' ? null : (
        <Text size="sm" mt={4} hidden={shownKey === ''}>
          <Anchor component="button" type="button" onClick={() => onChange(isKept ? '' : null)}>
            {isKept ? 'Remove the key' : 'Keep the key'}
          </Anchor>
        </Text>
      )}
    </div>
  );
}
