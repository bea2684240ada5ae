import {
  Button,
  Group,
  Modal,
  NativeSelect,
  NumberInput,
  Stack,
  TagsInput,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useState } from 'react';
import type { Offer, OfferForm } from '../../../contracts/offers.ts';
import { addDays, dayInIndia } from '../../../core/dates.ts';
import { OFFER_LIMITS, type OfferScope } from '../../../core/offers/offer-options.ts';
import { offers as words } from '../../../words/en/office/offers.ts';
import { adminApi } from '../api/admin-api.ts';
import { choicesOf } from '../ui/choices.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { BELOW, fieldId, numberField, textField, wordLength } from '../ui/editor/form-fields.ts';
import { FieldPair } from '../ui/editor/form-section.tsx';
import { useFormDraft } from '../ui/editor/use-form-draft.ts';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { tellDone } from '../ui/toasts.tsx';

/** Default length of a new offer, in days. */
const USUAL_DAYS = 30;

type OfferDraft = Omit<OfferForm, 'percent'> & { readonly percent: number | null };

function draftOf(offer: Offer | 'new'): OfferDraft {
  if (offer !== 'new') {
    const { title, text, percent, scope, from, until, chips } = offer;
    return { title, text, percent, scope, from, until, chips };
  }
  const today = dayInIndia(Date.now());
  return {
    title: '',
    text: '',
    percent: null,
    scope: 'all',
    from: today,
    until: addDays(today, USUAL_DAYS),
    chips: [],
  };
}

interface OfferDialogProps {
  /** Null while the dialog is closed. */
  edited: Offer | 'new' | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Creates or changes an offer. */
export function OfferDialog({ edited, onClose, onSaved }: OfferDialogProps) {
  const [changed, setChanged] = useState(false);
  const [asking, setAsking] = useState(false);
  const leave = () => {
    setAsking(false);
    setChanged(false);
    onClose();
  };
  return (
    <Modal
      opened={edited !== null}
      onClose={() => (changed ? setAsking(true) : leave())}
      closeOnEscape={!asking}
      inert={asking}
      title={edited === 'new' ? words.newOffer : words.editOffer}
      size="lg"
    >
      {edited !== null && (
        <OfferFields
          offer={edited}
          onChange={() => setChanged(true)}
          onSaved={() => {
            setChanged(false);
            onSaved();
          }}
        />
      )}
      <ConfirmDialog
        opened={asking}
        title={words.leaveQuestion}
        confirmLabel={words.leave}
        cancelLabel={words.goOnEditing}
        onConfirm={leave}
        onCancel={() => setAsking(false)}
      >
        {words.notSaved}
      </ConfirmDialog>
    </Modal>
  );
}

function save(offer: Offer | 'new', draft: OfferDraft): Promise<unknown> {
  // A missing percentage is sent as it is: the server reports it.
  const body = { ...draft, percent: draft.percent as number };
  if (offer === 'new') return adminApi('POST /api/admin/offers', { body });
  const { _id: id, version } = offer;
  return adminApi('PUT /api/admin/offers/{id}', { params: { id }, body: { ...body, version } });
}

interface OfferFieldsProps {
  offer: Offer | 'new';
  onChange: () => void;
  onSaved: () => void;
}

function OfferFields({ offer, onChange, onSaved }: OfferFieldsProps) {
  const { form, banner, closeBanner, saving, submit } = useFormDraft({
    initial: () => draftOf(offer),
    send: async (draft) => {
      await save(offer, draft);
      tellDone(words.saved({ title: draft.title.trim() }));
      onSaved();
    },
    failure: words.saveFailed,
    onChange,
  });
  const { draft, problems, change } = form;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          {...textField(form, 'title')}
          label={words.titleField}
          description={words.titleHint}
          required
          maxLength={OFFER_LIMITS.title}
          data-autofocus
        />
        <Textarea
          {...textField(form, 'text')}
          label={words.textField}
          description={wordLength(draft.text, OFFER_LIMITS.text)}
          inputWrapperOrder={BELOW}
          required
          autosize
          minRows={2}
          maxLength={OFFER_LIMITS.text}
        />
        <FieldPair>
          <NumberInput {...numberField(form, 'percent')} label={words.percentField} required suffix="%" />
          <NativeSelect
            id={fieldId('scope')}
            label={words.scopeField}
            value={draft.scope}
            data={choicesOf(words.scopes)}
            error={problems.scope}
            onChange={(event) => change({ scope: event.currentTarget.value as OfferScope })}
          />
        </FieldPair>
        <Text size="sm" c="dimmed">
          {words.percentHint}
        </Text>
        <FieldPair>
          <TextInput {...textField(form, 'from')} label={words.firstDay} type="date" required />
          <TextInput {...textField(form, 'until')} label={words.lastDay} type="date" required />
        </FieldPair>
        <TagsInput
          id={fieldId('chips')}
          label={words.chips}
          description={words.chipsHint}
          value={[...draft.chips]}
          error={problems.chips}
          maxTags={OFFER_LIMITS.chips}
          maxLength={OFFER_LIMITS.chip}
          splitChars={[',']}
          acceptValueOnBlur
          onChange={(chips) => change({ chips })}
        />
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
