import { Button, Switch, Text, TextInput } from '@mantine/core';
import { sending as words } from '../../../words/en/office/sending.ts';
import { useCopy } from '../../ui/use-copy.ts';
import { switchField } from '../ui/editor/form-fields.ts';
import { FieldPair, FormSection } from '../ui/editor/form-section.tsx';
import { describeSource, labelled, SecretField, type SectionProps } from './provider-fields.tsx';
import styles from './sending.module.css';
import { TestProvider } from './test-provider.tsx';

/** Sets the account of WhatsApp's Cloud API, and shows what Meta asks for in return. */
export const WhatsappSection = ({ form, stored, isSaved }: SectionProps<'whatsapp'>) => (
  <FormSection title={words.whatsapp}>
    <Text size="sm">{describeSource('whatsapp', stored.source)}</Text>
    <Text size="sm" c="dimmed">
      {words.whatsappAbout}
    </Text>
    <Switch {...switchField(form, 'whatsapp.isUsed')} label={words.use.whatsapp} />
    {form.draft['whatsapp.isUsed'] && (
      <>
        <TextInput {...labelled(form, 'whatsapp.phoneNumberId')} required inputMode="numeric" maxLength={40} />
        <FieldPair>
          <SecretField form={form} name="whatsapp.token" kept={stored.provider?.token ?? ''} />
          <SecretField form={form} name="whatsapp.appSecret" kept={stored.provider?.appSecret ?? ''} />
        </FieldPair>
      </>
    )}
    {(form.draft['whatsapp.isUsed'] || stored.source !== 'none') && (
      <>
        <Text size="sm">{words.webhookAbout}</Text>
        <ToCopy label={words.webhookAddress} text={stored.webhook.address} />
        <ToCopy label={words.verifyToken} text={stored.webhook.verifyToken} />
      </>
    )}
    {stored.source !== 'none' && <TestProvider channel="whatsapp" isSaved={isSaved} />}
  </FormSection>
);

/** Shows a text with a button that copies it. */
function ToCopy({ label, text }: { label: string; text: string }) {
  const { copied, copy } = useCopy(text);
  return (
    <div className={styles.copied}>
      <TextInput label={label} value={text} readOnly className={styles.recipient ?? ''} />
      <Button variant="default" aria-label={`${words.copy}: ${label}`} onClick={() => void copy()}>
        {words.copy}
      </Button>
      <Text size="sm" role="status">
        {copied && words.copied}
      </Text>
    </div>
  );
}
