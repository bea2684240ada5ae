import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Lead } from '../../../contracts/leads.ts';
import { HAND_SOURCES, type HandSource } from '../../../core/enquiry-sources.ts';
import { MOST_LEAD_NOTES } from '../../../core/leads/lead-options.ts';
import { leadEntry as words } from '../../../words/en/office/lead-entry.ts';
import { intentKeys } from '../../api/intent-keys.ts';
import { adminApi } from '../api/admin-api.ts';
import { switchField, textField } from '../ui/editor/form-fields.ts';
import { printable } from '../ui/editor/plain-text.ts';
import { useFormDraft } from '../ui/editor/use-form-draft.ts';
import { EntryDialog } from '../ui/entry-dialog.tsx';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { NotesField } from '../ui/notes-field.tsx';
import { SimilarRecords } from '../ui/similar-records.tsx';
import { tellDone } from '../ui/toasts.tsx';
import { useSimilar } from '../ui/use-similar.ts';
import { FollowUpDays } from './follow-up-days.tsx';
import { PersonFields } from './person-fields.tsx';

/** Beyond this, a browser's date field accepts years of five digits. */
const LATEST_DAY = '2099-12-31';

interface NewLeadProps {
  opened: boolean;
  onClose: () => void;
  onSaved: (lead: Lead) => void;
}

/** Enters a lead that came by phone, message or in person. */
export function NewLead({ opened, onClose, onSaved }: NewLeadProps) {
  const begun = beginningOf(useLocation().state);
  return (
    <EntryDialog opened={opened} title={words.newLead} onClose={onClose}>
      {({ onChange }) => <EntryForm begun={begun} onChange={onChange} onSaved={onSaved} />}
    </EntryDialog>
  );
}

interface LeadDraft {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly source: HandSource;
  readonly notes: string;
  readonly followUpOn: string;
  readonly consentSpoken: boolean;
}

const EMPTY: LeadDraft = {
  name: '',
  phone: '',
  email: '',
  source: 'phone',
  notes: '',
  followUpOn: '',
  consentSpoken: false,
};

const begunLead = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'newLead' in state ? state.newLead : null;

/** Returns the lead that a message of WhatsApp begins, which comes in the history's state; an empty one otherwise. */
function beginningOf(state: unknown): LeadDraft {
  const begun = begunLead(state);
  if (typeof begun !== 'object' || begun === null) return EMPTY;
  const { name, phone, notes } = begun as Readonly<Record<string, unknown>>;
  const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
  return { ...EMPTY, name: textOf(name), phone: textOf(phone), notes: textOf(notes), source: 'whatsapp' };
}

interface EntryFormProps extends Pick<NewLeadProps, 'onSaved'> {
  begun: LeadDraft;
  onChange: () => void;
}

function EntryForm({ begun, onChange, onSaved }: EntryFormProps) {
  const [keys] = useState(() => intentKeys());
  const { form, banner, closeBanner, saving, submit } = useFormDraft({
    initial: () => begun,
    send: async (draft) => {
      const body = { ...draft, notes: printable(draft.notes), followUpOn: draft.followUpOn || null };
      const headers = { 'idempotency-key': keys.keyFor(body) };
      const { lead } = await adminApi('POST /api/promotional-leads', { body, headers });
      keys.taken();
      tellDone(words.entered({ name: lead.name }));
      onSaved(lead);
    },
    failure: words.enterFailed,
    onChange,
  });
  const { draft, change } = form;
  const similar = useSimilar({ phone: draft.phone });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        <PersonFields form={form} sources={HAND_SOURCES}>
          <SimilarRecords similar={similar} isOverForm />
        </PersonFields>
        <NotesField most={MOST_LEAD_NOTES} value={draft.notes} onChange={(notes) => change({ notes })} />
        <TextInput {...textField(form, 'followUpOn')} label={words.nextFollowUp} type="date" max={LATEST_DAY} />
        <FollowUpDays day={draft.followUpOn} onChange={(followUpOn) => change({ followUpOn })} />
        <Checkbox {...switchField(form, 'consentSpoken')} label={words.consentSpoken} />
        <ErrorBanner onClose={closeBanner}>{banner}</ErrorBanner>
        <Group justify="flex-end">
          <Button type="submit" loading={saving}>
            {words.enter}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
