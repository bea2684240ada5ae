import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { ApiError } from '../../../contracts/client.ts';
import { places as words } from '../../../words/en/office/places.ts';
import { adminApi } from '../api/admin-api.ts';
import { textField } from '../ui/editor/form-fields.ts';
import { useFormDraft } from '../ui/editor/use-form-draft.ts';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { tellDone } from '../ui/toasts.tsx';
import { type CorrectionAsked, type CorrectionDraft, draftOf, fieldOf, formOf } from './correction-draft.ts';
import { ValueFields } from './value-fields.tsx';

interface CorrectionDialogProps {
  /** Null while the dialog is closed. */
  asked: CorrectionAsked | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Asks for a corrected fact, its source and the reason. */
export function CorrectionDialog({ asked, onClose, onSaved }: CorrectionDialogProps) {
  const place = asked?.sight?.name ?? asked?.place.name ?? '';
  return (
    <Modal
      opened={asked !== null}
      onClose={onClose}
      title={asked && words.dialogTitle({ fact: words.facts[asked.fact], place })}
      size="lg"
    >
      {asked && <CorrectionFields asked={asked} onSaved={onSaved} />}
    </Modal>
  );
}

async function send(asked: CorrectionAsked, draft: CorrectionDraft): Promise<void> {
  const id = asked.sight?.id ?? asked.place.id;
  try {
    await adminApi('POST /api/admin/places/{id}/corrections', { params: { id }, body: formOf(asked, draft) });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const fields = Object.entries(error.fields).map(([field, problem]) => [fieldOf(asked.fact, field), problem]);
    throw new ApiError(error.status, error.message, Object.fromEntries(fields), error.body);
  }
}

function CorrectionFields({ asked, onSaved }: { asked: CorrectionAsked; onSaved: () => void }) {
  const { form, banner, closeBanner, saving, submit } = useFormDraft<CorrectionDraft>({
    initial: () => draftOf(asked),
    send: async (draft) => {
      await send(asked, draft);
      tellDone(words.saved);
      onSaved();
    },
    failure: words.saveFailed,
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        {asked.fact === 'hidden' && <Text>{words.hiding}</Text>}
        <ValueFields fact={asked.fact} form={form} />
        <TextInput
          {...textField(form, 'source')}
          label={words.source}
          description={words.sourceHint}
          required
          maxLength={300}
        />
        <Textarea {...textField(form, 'why')} label={words.why} required autosize minRows={2} maxLength={300} />
        {banner !== '' && <ErrorBanner onClose={closeBanner}>{banner}</ErrorBanner>}
        <Group justify="flex-end">
          <Button type="submit" loading={saving}>
            {words.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
