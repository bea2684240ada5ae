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
import { adminApi } from '../api/admin-api.ts';
import { choicesOf } from '../ui/choices.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { BELOW, fieldId, numberField, textField, wordLength } from '../ui/editor/form-fields.ts';
import { FieldPair } from '../ui/editor/form-section.tsx';
import { useFormDraft } from '../ui/editor/use-form-draft.ts';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { tellDone } from '../ui/toasts.tsx';
import { SCOPE_NAMES } from './offer-words.ts';

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
      title={edited === 'new' ? 'New offer' : 'Edit offer'}
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
        title="Leave without saving?"
        confirmLabel="Leave without saving"
        cancelLabel="Go on editing"
        onConfirm={leave}
        onCancel={() => setAsking(false)}
      >
        The changes to this offer are not saved.
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
      tellDone(`“${draft.title.trim()}” is saved.`);
      onSaved();
    },
    failure: 'Failed to save offer',
    onChange,
  });
  const { draft, problems, change } = form;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          {...textField(form, 'title')}
          label="Title"
          description="The home page adds “until” and the last day."
          required
          maxLength={OFFER_LIMITS.title}
          data-autofocus
        />
        <Textarea
          {...textField(form, 'text')}
          label="Text"
          description={wordLength(draft.text, OFFER_LIMITS.text)}
          inputWrapperOrder={BELOW}
          required
          autosize
          minRows={2}
          maxLength={OFFER_LIMITS.text}
        />
        <FieldPair>
          <NumberInput {...numberField(form, 'percent')} label="Percent" required suffix="%" />
          <NativeSelect
            id={fieldId('scope')}
            label="Covers"
            value={draft.scope}
            data={choicesOf(SCOPE_NAMES)}
            error={problems.scope}
            onChange={(event) => change({ scope: event.currentTarget.value as OfferScope })}
          />
        </FieldPair>
        <Text size="sm" c="dimmed">
          Every price to pay of what it covers is lowered by this percent, on top of a package’s own discount. Where
          several offers cover the same thing, only the highest applies.
        </Text>
        <FieldPair>
          <TextInput {...textField(form, 'from')} label="First day" type="date" required />
          <TextInput {...textField(form, 'until')} label="Last day" type="date" required />
        </FieldPair>
        <TagsInput
          id={fieldId('chips')}
          label="Chips"
          description="Short words that the popup shows while the offer runs, beside “Up to … % OFF”, which it works out by itself. Enter or a comma ends one."
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
            Save offer
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
