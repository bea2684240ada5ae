import { Button, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Lead } from '../../../contracts/leads.ts';
import { LEAD_STATUSES, type LeadStatus } from '../../../core/leads/lead-options.ts';
import { adminApi, wordsOf } from '../../admin-api.ts';
import { ErrorBanner } from '../../ui/admin/error-banner.tsx';
import { STATUS_NAMES } from './lead-badge.tsx';
import styles from './lead-form.module.css';

/** The longest notes that the server takes. */
const MAX_NOTES = 2000;

export interface LeadDraft {
  readonly status: LeadStatus;
  readonly notes: string;
  readonly followUpOn: string;
}

interface LeadFormProps {
  lead: Lead;
  /** What was typed and not saved yet, by lead: it is there again when the lead is opened again. */
  drafts: Map<string, LeadDraft>;
  onSaved: (lead: Lead) => void;
}

/** Status, notes and the day of the next follow-up; what was typed stays when the saving fails. */
export function LeadForm({ lead, drafts, onSaved }: LeadFormProps) {
  const [form, setForm] = useState<LeadDraft>(
    drafts.get(lead._id) ?? { status: lead.status, notes: lead.notes, followUpOn: lead.followUpOn ?? '' },
  );
  const [state, setState] = useState<'editing' | 'saving' | 'saved'>('editing');
  const [refusal, setRefusal] = useState('');

  const change = (part: Partial<LeadDraft>) => {
    const next = { ...form, ...part };
    setForm(next);
    drafts.set(lead._id, next);
    setState('editing');
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setState('saving');
    setRefusal('');
    try {
      const answer = await adminApi('PUT /api/promotional-leads/{id}/status', {
        params: { id: lead._id },
        body: { ...form, notes: form.notes.trim(), followUpOn: form.followUpOn || null },
      });
      setState('saved');
      drafts.delete(lead._id);
      onSaved(answer.lead);
    } catch (error) {
      console.warn('A lead could not be updated', error);
      setState('editing');
      setRefusal(wordsOf(error, 'Failed to update lead'));
    }
  };

  return (
    <form onSubmit={save} aria-label="Edit lead">
      <Stack gap="sm">
        <Group grow align="start">
          <NativeSelect
            label="Status"
            value={form.status}
            data={LEAD_STATUSES.map((status) => ({ value: status, label: STATUS_NAMES[status] }))}
            onChange={({ currentTarget: { value } }) =>
              change({ status: LEAD_STATUSES.find((status) => status === value) ?? form.status })
            }
          />
          <TextInput
            label="Next follow-up"
            type="date"
            value={form.followUpOn}
            onChange={({ currentTarget: { value } }) => change({ followUpOn: value })}
          />
        </Group>
        <Textarea
          label="Notes"
          placeholder="What was said, and what comes next"
          autosize
          minRows={3}
          maxRows={10}
          maxLength={MAX_NOTES}
          value={form.notes}
          onChange={({ currentTarget: { value } }) => change({ notes: value })}
        />
        <ErrorBanner onClose={() => setRefusal('')}>{refusal}</ErrorBanner>
        <Group justify="flex-end">
          <strong role="status" className={styles.saved}>
            {state === 'saved' && 'Saved'}
          </strong>
          <Button type="submit" loading={state === 'saving'}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
