import { Button, Checkbox, Group, NativeSelect, Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { AdminBookingDetail } from '../../../contracts/bookings.ts';
import type { BookableItem } from '../../../contracts/entered-bookings.ts';
import type { LeadDetail } from '../../../contracts/leads.ts';
import { ENTERED_LIMITS, ENTERED_STATUSES } from '../../../core/bookings/entered-booking.ts';
import { HAND_SOURCES, type HandSource } from '../../../core/enquiry-sources.ts';
import { LANGUAGES, type Language, OWN_NAMES } from '../../../core/languages.ts';
import { bookingEntry as words } from '../../../words/en/office/booking-entry.ts';
import { bookings } from '../../../words/en/office/bookings.ts';
import { enquirySources } from '../../../words/en/office/enquiry-sources.ts';
import { intentKeys } from '../../api/intent-keys.ts';
import { useLanguage } from '../../navigation/language.ts';
import { adminApi } from '../api/admin-api.ts';
import { nativeField, switchField, textField } from '../ui/editor/form-fields.ts';
import { useFormDraft } from '../ui/editor/use-form-draft.ts';
import { EntryDialog } from '../ui/entry-dialog.tsx';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { RecordUnread } from '../ui/record-dialog.tsx';
import { SimilarRecords } from '../ui/similar-records.tsx';
import { tellDone } from '../ui/toasts.tsx';
import { useRecord } from '../ui/use-record.ts';
import { useSimilar } from '../ui/use-similar.ts';
import { ItemField } from './item-field.tsx';
import { NO_TERMS, sentTerms, type TermsDraft } from './terms-draft.ts';
import styles from './terms-fields.module.css';
import { TravellerFields, TripFields } from './terms-fields.tsx';

interface EntryDraft extends TermsDraft {
  readonly kind: 'item' | 'title';
  readonly item: BookableItem | null;
  readonly title: string;
  readonly status: (typeof ENTERED_STATUSES)[number];
  readonly source: HandSource;
  readonly language: Language;
  readonly tell: boolean;
  readonly consentSpoken: boolean;
}

interface NewBookingProps {
  opened: boolean;
  /** Id of the lead that becomes the booking; null for none. */
  leadId: string | null;
  onClose: () => void;
  onSaved: (booking: AdminBookingDetail) => void;
}

/** Enters a booking that came by phone, message or in person; with a lead, filled in from it. */
export function NewBooking({ opened, leadId, onClose, onSaved }: NewBookingProps) {
  return (
    <EntryDialog opened={opened} title={leadId === null ? words.newBooking : words.bookingOfLead} onClose={onClose}>
      {({ onChange }) =>
        leadId === null ? (
          <BookingForm start={null} onChange={onChange} onSaved={onSaved} />
        ) : (
          <FormOfLead key={leadId} leadId={leadId} onChange={onChange} onSaved={onSaved} />
        )
      }
    </EntryDialog>
  );
}

/** What a form begins with when a lead becomes a booking. */
interface Start {
  readonly lead: LeadDetail;
  /** What the person looked at last, if it can be booked. */
  readonly item: BookableItem | null;
}

async function loadStart(id: string, signal?: AbortSignal): Promise<Start> {
  const options = signal ? { signal } : {};
  const { lead } = await adminApi('GET /api/promotional-leads/{id}', { params: { id }, ...options });
  if (!lead.lookedAt) return { lead, item: null };
  const search = `/${lead.lookedAt.itemType}/${lead.lookedAt.slug}`;
  const { items } = await adminApi('GET /api/admin/bookable-items', { query: { search }, ...options });
  return { lead, item: items[0] ?? null };
}

const NOTHING = (): void => undefined;

function FormOfLead({ leadId, ...others }: { leadId: string } & Omit<BookingFormProps, 'start'>) {
  const { reading, read } = useRecord(leadId, loadStart, NOTHING);
  if (reading.kind !== 'ready') {
    return <RecordUnread kind={reading.kind} noun={words.leadNoun} onRetry={() => void read()} />;
  }
  return <BookingForm start={reading.record} {...others} />;
}

/** Returns the terms that follow from an item: its price of today and its days. */
const termsOfItem = ({ price, priceBasis, durationDays }: BookableItem) => ({ price, basis: priceBasis, durationDays });

function draftFor(start: Start | null, language: Language): EntryDraft {
  const empty: EntryDraft = {
    ...NO_TERMS,
    kind: 'item',
    item: null,
    title: '',
    status: 'pending',
    source: 'phone',
    language,
    tell: false,
    consentSpoken: false,
  };
  if (start === null) return empty;
  const { lead, item } = start;
  return {
    ...empty,
    ...(item && { item, ...termsOfItem(item) }),
    fullName: lead.name,
    phone: lead.phone,
    email: lead.email ?? '',
    specialRequests: lead.notes,
    status: 'contacted',
    source: HAND_SOURCES.find((source) => source === lead.source) ?? 'phone',
  };
}

interface BookingFormProps {
  start: Start | null;
  onChange: () => void;
  onSaved: (booking: AdminBookingDetail) => void;
}

/** Sends an entered booking once, however often it is tried. */
function useEntry(start: Start | null) {
  const [keys] = useState(() => intentKeys());
  return async (draft: EntryDraft): Promise<AdminBookingDetail> => {
    const { kind, item, title, status, source, language, tell, consentSpoken } = draft;
    const chosen = kind === 'item' ? item : null;
    const body = {
      ...sentTerms(draft),
      item: chosen && { itemType: chosen.itemType, id: chosen.id },
      title: kind === 'title' ? title : '',
      status,
      source,
      language,
      tell,
      consentSpoken,
      lead: start && { id: start.lead._id, status: start.lead.status },
    };
    const headers = { 'idempotency-key': keys.keyFor(body) };
    const { booking } = await adminApi('POST /api/admin/bookings', { body, headers });
    keys.taken();
    return booking;
  };
}

function BookingForm({ start, onChange, onSaved }: BookingFormProps) {
  const language = useLanguage();
  const enter = useEntry(start);
  const { form, banner, closeBanner, saving, submit } = useFormDraft({
    initial: () => draftFor(start, language),
    check: ({ kind, item }): Record<string, string> =>
      kind === 'item' && item === null ? { item: words.itemMissing } : {},
    send: async (draft) => {
      const booking = await enter(draft);
      tellDone(words.entered({ reference: booking.reference }));
      onSaved(booking);
    },
    failure: words.enterFailed,
    onChange,
  });
  const { draft, problems, change } = form;
  const { phone, fullName, preferredDate } = draft;
  const similar = useSimilar({ phone, fullName, preferredDate, except: start?.lead._id ?? '' });

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        <Radio.Group
          label={words.what}
          value={draft.kind}
          onChange={(kind) => change({ kind: kind === 'title' ? 'title' : 'item' })}
        >
          <Group gap="lg" mt={6}>
            <Radio value="item" label={words.kinds.item} data-autofocus />
            <Radio value="title" label={words.kinds.title} />
          </Group>
        </Radio.Group>
        {draft.kind === 'item' ? (
          <ItemField
            item={draft.item}
            problem={problems.item}
            onChoose={(item) => change({ item, ...(item && termsOfItem(item)) })}
          />
        ) : (
          <TextInput
            {...textField(form, 'title')}
            label={words.title}
            placeholder={words.titleExample}
            required
            maxLength={ENTERED_LIMITS.title}
          />
        )}
        <TripFields form={form} currency={(draft.kind === 'item' && draft.item?.currency) || 'INR'} />
        <TravellerFields form={form} />
        <SimilarRecords similar={similar} isOverForm />
        <div className={styles.fields}>
          <NativeSelect
            {...nativeField(form, 'status')}
            label={words.status}
            data={ENTERED_STATUSES.map((value) => ({ value, label: bookings.statuses[value] }))}
          />
          <NativeSelect
            {...nativeField(form, 'source')}
            label={enquirySources.source}
            data={HAND_SOURCES.map((value) => ({ value, label: enquirySources.names[value] }))}
          />
          <NativeSelect
            {...nativeField(form, 'language')}
            label={words.language}
            data={LANGUAGES.map((value) => ({ value, label: OWN_NAMES[value] }))}
          />
        </div>
        <Checkbox {...switchField(form, 'consentSpoken')} label={words.consentSpoken} />
        <Checkbox {...switchField(form, 'tell')} label={words.tell} description={words.tellHint} />
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
