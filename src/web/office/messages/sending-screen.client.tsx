import { Button, NativeSelect, NumberInput, Switch, Text, TextInput, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { ApiError } from '../../../contracts/client.ts';
import type { ShownProviders } from '../../../contracts/message-providers.ts';
import { sending as words } from '../../../words/en/office/sending.ts';
import { adminApi, wordsOf } from '../api/admin-api.ts';
import { choicesOf } from '../ui/choices.ts';
import { FormBar } from '../ui/editor/form-bar.tsx';
import { BELOW, focusField, nativeField, switchField, wholeField } from '../ui/editor/form-fields.ts';
import { NO_REFUSAL, type Refusal, withoutFields } from '../ui/editor/form-refusal.ts';
import { FieldPair, FormSection } from '../ui/editor/form-section.tsx';
import { LeaveGuard } from '../ui/editor/leave-guard.tsx';
import { ListUnread } from '../ui/list-unread.tsx';
import { describeSource, labelled, SecretField, type SectionProps } from './provider-fields.tsx';
import styles from './sending.module.css';
import { draftOf, formOf, isSameDraft, type SendingDraft } from './sending-draft.ts';
import { TestProvider } from './test-provider.tsx';
import { WhatsappSection } from './whatsapp-section.tsx';

/** Sets the servers that send messages, and tries them. */
export const SendingScreen = ({ providers }: { providers: ShownProviders | null }) =>
  providers === null ? <ListUnread>{words.unread}</ListUnread> : <SendingForm read={providers} />;

/** Holds the changes and saves them. */
function useSending(read: ShownProviders) {
  const [stored, setStored] = useState(read);
  const [draft, setDraft] = useState(draftOf(read));
  const [refusal, setRefusal] = useState<Refusal>(NO_REFUSAL);
  const [state, setState] = useState<'editing' | 'saving' | 'saved'>('editing');
  const changed = !isSameDraft(draft, draftOf(stored));
  const save = async () => {
    if (state === 'saving') return;
    setState('saving');
    setRefusal(NO_REFUSAL);
    try {
      const body = formOf(draft, stored.version);
      const { providers } = await adminApi('PUT /api/admin/message-providers', { body });
      setStored(providers);
      setDraft(draftOf(providers));
      setState('saved');
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setState('editing');
      setRefusal({ problems: fields, banner: wordsOf(error, words.saveFailed) });
      focusField(Object.keys(fields)[0]);
    }
  };
  const change = (part: Partial<SendingDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setRefusal((now) => withoutFields(now, (name) => name in part));
    setState('editing');
  };
  const closeBanner = () => setRefusal((now) => ({ ...now, banner: '' }));
  return {
    stored,
    changed,
    state,
    save,
    banner: refusal.banner,
    closeBanner,
    form: { draft, problems: refusal.problems, change },
  };
}

function SendingForm({ read }: { read: ShownProviders }) {
  const { stored, changed, state, save, banner, closeBanner, form } = useSending(read);
  const staying = useRef(false);
  const told = state === 'saving' ? words.saving : changed ? words.notSaved : state === 'saved' ? words.saved : '';
  return (
    <div className={styles.screen}>
      <div>
        <Title order={2} size="h3">
          {words.title}
        </Title>
        <Text c="dimmed" size="sm">
          {words.about}
        </Text>
      </div>
      <form
        noValidate
        aria-label={words.title}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div className={styles.sections} inert={state === 'saving'}>
          <div className={styles.column}>
            <EmailSection form={form} stored={stored.email} isSaved={!changed} />
            <SmsSection form={form} stored={stored.sms} isSaved={!changed} />
          </div>
          <WhatsappSection form={form} stored={stored.whatsapp} isSaved={!changed} />
        </div>
        <FormBar banner={banner} onCloseBanner={closeBanner}>
          <div className={styles.bar}>
            <Text size="sm" role="status" className={styles.state ?? ''}>
              {told}
            </Text>
            <Button type="submit" loading={state === 'saving'} disabled={!changed}>
              {words.save}
            </Button>
          </div>
        </FormBar>
      </form>
      <LeaveGuard noun={words.noun} changed={changed} leaving={staying} onLeave={() => undefined} />
    </div>
  );
}

function EmailSection({ form, stored, isSaved }: SectionProps<'email'>) {
  return (
    <FormSection title={words.email}>
      <Text size="sm">{describeSource('email', stored.source)}</Text>
      <Switch {...switchField(form, 'email.isUsed')} label={words.use.email} />
      {form.draft['email.isUsed'] && (
        <>
          <FieldPair>
            <TextInput {...labelled(form, 'email.host')} required maxLength={255} />
            <NumberInput {...wholeField(form, 'email.port')} label={words.fields['email.port']} required />
          </FieldPair>
          <NativeSelect
            {...nativeField(form, 'email.security')}
            label={words.fields['email.security']}
            data={choicesOf(words.security)}
          />
          <FieldPair>
            <TextInput {...labelled(form, 'email.user')} autoComplete="off" maxLength={200} />
            <SecretField form={form} name="email.password" kept={stored.server?.password ?? ''} />
          </FieldPair>
          <TextInput
            {...labelled(form, 'email.from')}
            type="email"
            description={words.senderHint}
            inputWrapperOrder={BELOW}
            maxLength={200}
          />
        </>
      )}
      {stored.source !== 'none' && <TestProvider channel="email" isSaved={isSaved} />}
    </FormSection>
  );
}

const SmsSection = ({ form, stored, isSaved }: SectionProps<'sms'>) => (
  <FormSection title={words.sms}>
    <Text size="sm">{describeSource('sms', stored.source)}</Text>
    <Text size="sm" c="dimmed">
      {words.smsAbout}
    </Text>
    <Switch {...switchField(form, 'sms.isUsed')} label={words.use.sms} />
    {form.draft['sms.isUsed'] && (
      <>
        <TextInput {...labelled(form, 'sms.url')} type="url" placeholder="https://" required maxLength={500} />
        <FieldPair>
          <TextInput {...labelled(form, 'sms.account')} autoComplete="off" required maxLength={200} />
          <SecretField form={form} name="sms.token" kept={stored.provider?.token ?? ''} />
        </FieldPair>
        <TextInput {...labelled(form, 'sms.from')} required maxLength={100} />
      </>
    )}
    {stored.source !== 'none' && <TestProvider channel="sms" isSaved={isSaved} />}
  </FormSection>
);
