import { PasswordInput } from '@mantine/core';
import type { ShownProviders } from '../../../contracts/message-providers.ts';
import type { MessageChannel } from '../../../contracts/messages.ts';
import { sending as words } from '../../../words/en/office/sending.ts';
import { BELOW, type FormState, fieldId, textField } from '../ui/editor/form-fields.ts';
import type { SendingDraft } from './sending-draft.ts';

type Fields = FormState<SendingDraft>;

/** Returns where the provider in force comes from, in words. */
export const describeSource = (channel: MessageChannel, source: ShownProviders['email']['source']): string => {
  if (source === 'environment') return words.fromEnvironment[channel];
  return source === 'settings' ? words.fromSettings : words.noProvider;
};

export interface SectionProps<K extends MessageChannel> {
  form: Fields;
  stored: ShownProviders[K];
  /** False while changes are not saved: a test would use what was before. */
  isSaved: boolean;
}

type TextName =
  | 'email.host'
  | 'email.user'
  | 'email.from'
  | 'sms.url'
  | 'sms.account'
  | 'sms.from'
  | 'whatsapp.phoneNumberId';

/** Returns the props of a text field with its label. */
export const labelled = (form: Fields, name: TextName) => ({
  ...textField(form, name),
  label: words.fields[name],
  spellCheck: false,
});

interface SecretFieldProps {
  form: Fields;
  name: 'email.password' | 'sms.token' | 'whatsapp.token' | 'whatsapp.appSecret';
  /** The mask of the stored secret; empty for none. */
  kept: string;
}

/** A secret can be replaced, and is never shown again. */
export const SecretField = ({ form, name, kept }: SecretFieldProps) => (
  <PasswordInput
    {...textField(form, name)}
    id={fieldId(name)}
    label={words.fields[name]}
    description={
      kept === '' ? words.noSecret : kept === '…' ? words.secretSet : words.secretEnding({ end: kept.slice(1) })
    }
    inputWrapperOrder={BELOW}
    placeholder={kept === '' ? '' : words.replaceSecret}
    autoComplete="new-password"
    spellCheck={false}
    maxLength={500}
    visibilityToggleButtonProps={{ 'aria-label': words.showTyped }}
  />
);
