import { Button, Group, Stack } from '@mantine/core';
import type { LeadDetail } from '../../../contracts/leads.ts';
import { ENQUIRY_SOURCES } from '../../../core/enquiry-sources.ts';
import { leadEntry as words } from '../../../words/en/office/lead-entry.ts';
import { adminApi } from '../api/admin-api.ts';
import { ofForm } from '../ui/editor/form-refusal.ts';
import { useFormDraft } from '../ui/editor/use-form-draft.ts';
import { EntryDialog } from '../ui/entry-dialog.tsx';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { SimilarRecords } from '../ui/similar-records.tsx';
import { useSimilar } from '../ui/use-similar.ts';
import { PersonFields } from './person-fields.tsx';

interface ChangeLeadProps {
  lead: LeadDetail;
  opened: boolean;
  onClose: () => void;
  onChanged: (lead: LeadDetail) => void;
}

/** Changes who a lead is and where it came from, in a dialog over it. */
export function ChangeLead({ lead, opened, onClose, onChanged }: ChangeLeadProps) {
  return (
    <EntryDialog opened={opened} title={words.changeLead} onClose={onClose}>
      {({ onChange }) => <PersonForm lead={lead} onChange={onChange} onChanged={onChanged} />}
    </EntryDialog>
  );
}

const personOf = ({ name, phone, email, source }: LeadDetail) => ({ name, phone, email: email ?? '', source });

function PersonForm({
  lead,
  onChange,
  onChanged,
}: Pick<ChangeLeadProps, 'lead' | 'onChanged'> & { onChange: () => void }) {
  const { form, banner, closeBanner, saving, submit } = useFormDraft({
    initial: () => personOf(lead),
    send: async (after) => {
      const body = { before: personOf(lead), after };
      try {
        onChanged((await adminApi('PUT /api/promotional-leads/{id}', { params: { id: lead._id }, body })).lead);
      } catch (error) {
        throw ofForm(error);
      }
    },
    failure: words.changeFailed,
    onChange,
  });
  const similar = useSimilar({ phone: form.draft.phone, except: lead._id });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        <PersonFields form={form} sources={ENQUIRY_SOURCES}>
          {form.draft.phone !== lead.phone && <SimilarRecords similar={similar} isOverForm />}
        </PersonFields>
        <ErrorBanner onClose={closeBanner}>{banner}</ErrorBanner>
        <Group justify="flex-end">
          <Button type="submit" loading={saving}>
            {words.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
