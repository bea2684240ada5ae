import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { ApiError } from '../../../contracts/client.ts';
import type { LeadDetail } from '../../../contracts/leads.ts';
import { ENQUIRY_SOURCES } from '../../../core/enquiry-sources.ts';
import { ENTERED_LEAD_LIMITS } from '../../../core/leads/entered-lead.ts';
import { enquirySources } from '../../../words/en/office/enquiry-sources.ts';
import { leadEntry as words } from '../../../words/en/office/lead-entry.ts';
import { adminApi } from '../api/admin-api.ts';
import { nativeField, textField } from '../ui/editor/form-fields.ts';
import { FieldPair } from '../ui/editor/form-section.tsx';
import { useFormDraft } from '../ui/editor/use-form-draft.ts';
import { EntryDialog } from '../ui/entry-dialog.tsx';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { SimilarRecords } from '../ui/similar-records.tsx';
import { useSimilar } from '../ui/use-similar.ts';

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
        if (!(error instanceof ApiError)) throw error;
        const fields = Object.entries(error.fields).map(([name, text]) => [name.replace(/^after\./, ''), text]);
        throw new ApiError(error.status, error.message, Object.fromEntries(fields), error.body, error);
      }
    },
    failure: words.changeFailed,
    onChange,
  });
  const similar = useSimilar({ phone: form.draft.phone, except: lead._id });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        <FieldPair>
          <TextInput
            {...textField(form, 'name')}
            label={words.name}
            required
            maxLength={ENTERED_LEAD_LIMITS.name}
            data-autofocus
          />
          <TextInput {...textField(form, 'phone')} label={words.phone} type="tel" required maxLength={40} />
        </FieldPair>
        {form.draft.phone !== lead.phone && <SimilarRecords similar={similar} isOverForm />}
        <FieldPair>
          <TextInput
            {...textField(form, 'email')}
            label={words.email}
            type="email"
            maxLength={ENTERED_LEAD_LIMITS.email}
          />
          <NativeSelect
            {...nativeField(form, 'source')}
            label={enquirySources.source}
            data={ENQUIRY_SOURCES.map((value) => ({ value, label: enquirySources.names[value] }))}
          />
        </FieldPair>
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
