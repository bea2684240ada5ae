import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../contracts/client.ts';
import type { Lead } from '../../../contracts/leads.ts';
import { LEAD_STATUSES, MOST_LEAD_NOTES } from '../../../core/leads/lead-options.ts';
import { leads as words } from '../../../words/en/office/leads.ts';
import { adminApi, wordsOf } from '../api/admin-api.ts';
import { choicesOf } from '../ui/choices.ts';
import { printable } from '../ui/editor/plain-text.ts';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { formatCalendarDay } from '../ui/indian-dates.ts';
import { fitsNotes, NotesField } from '../ui/notes-field.tsx';
import { FollowUpDays } from './follow-up-days.tsx';
import { type LeadValues, valuesOf } from './lead-edit.ts';
import { useLeadEdit } from './use-lead-edit.ts';

/** Beyond this, a browser's date field accepts years of five digits. */
const LATEST_DAY = '2099-12-31';

const asSent = (values: LeadValues) => ({ ...values, followUpOn: values.followUpOn || null });

interface LeadFormProps {
  lead: Lead;
  onSaved: (lead: Lead) => void;
  /** Called when the lead has changed meanwhile. */
  onOutdated: () => void;
}

/** Edits status, notes and the next follow-up day; typed text survives a failed save. */
export function LeadForm({ lead, onSaved, onOutdated }: LeadFormProps) {
  const { values, before, changed, outdated, change, discard, rebase } = useLeadEdit(lead);
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState(false);
  const [refusal, setRefusal] = useState('');

  const edit: typeof change = (part) => {
    setSaved(false);
    change(part);
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!fitsNotes(values.notes, MOST_LEAD_NOTES)) return;
    setSaving(true);
    setRefusal('');
    try {
      const answer = await adminApi('PUT /api/promotional-leads/{id}/status', {
        params: { id: lead._id },
        body: { ...asSent({ ...values, notes: printable(values.notes) }), before: asSent(before) },
      });
      discard();
      setSaved(true);
      onSaved(answer.lead);
    } catch (error) {
      console.warn('A lead could not be updated', error);
      if (error instanceof ApiError && error.status === 409) onOutdated();
      else setRefusal(wordsOf(error, words.saveFailed));
    } finally {
      setSaving(false);
    }
  };

  return (
    <form onSubmit={save} aria-label={words.editLead}>
      <Stack gap="sm">
        <Group grow align="start">
          <NativeSelect
            label={words.status}
            value={values.status}
            data={choicesOf(words.statuses)}
            onChange={({ currentTarget: { value } }) =>
              edit({ status: LEAD_STATUSES.find((status) => status === value) ?? values.status })
            }
          />
          <TextInput
            label={words.nextFollowUp}
            type="date"
            max={LATEST_DAY}
            value={values.followUpOn}
            onChange={({ currentTarget: { value } }) => edit({ followUpOn: value })}
          />
        </Group>
        <FollowUpDays day={values.followUpOn} onChange={(followUpOn) => edit({ followUpOn })} />
        <NotesField most={MOST_LEAD_NOTES} value={values.notes} onChange={(notes) => edit({ notes })} />
        {outdated && <OutdatedNotice stored={valuesOf(lead)} onTakeTheirs={discard} onKeepMine={rebase} />}
        <ErrorBanner onClose={() => setRefusal('')}>{refusal}</ErrorBanner>
        <Group justify="flex-end">
          <Text role="status" fw={600} c={changed ? 'dimmed' : 'var(--trust)'}>
            {changed ? words.notSaved : saved && words.saved}
          </Text>
          {changed && (
            <Button variant="default" onClick={discard}>
              {words.discardChanges}
            </Button>
          )}
          <Button type="submit" loading={saving} disabled={outdated}>
            {words.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface OutdatedNoticeProps {
  stored: LeadValues;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Says that another admin saved first: nothing is lost on either side until this admin chooses. */
function OutdatedNotice({ stored: { status, notes, followUpOn }, onTakeTheirs, onKeepMine }: OutdatedNoticeProps) {
  return (
    <ErrorBanner
      action={
        <Group gap="sm">
          <Button variant="default" size="xs" onClick={onTakeTheirs}>
            {words.useTheirs}
          </Button>
          <Button variant="default" size="xs" onClick={onKeepMine}>
            {words.keepMine}
          </Button>
        </Group>
      }
    >
      {words.changedMeanwhile({ status, day: followUpOn === '' ? null : formatCalendarDay(followUpOn), notes })}
    </ErrorBanner>
  );
}
