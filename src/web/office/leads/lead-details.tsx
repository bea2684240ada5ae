import { Button, Group, Stack, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { LeadDetail } from '../../../contracts/leads.ts';
import { enquirySources } from '../../../words/en/office/enquiry-sources.ts';
import { leadEntry as entry } from '../../../words/en/office/lead-entry.ts';
import { leads as words } from '../../../words/en/office/leads.ts';
import { mailLink, phoneLink, whatsappLink } from '../../ui/contact-links.ts';
import { Passage } from '../../ui/passage.tsx';
import { adminApi } from '../api/admin-api.ts';
import { ContactWays } from '../ui/contact-ways.tsx';
import { RecordDesk } from '../ui/desk/record-desk.tsx';
import { EventTimeline } from '../ui/event-timeline.tsx';
import { formatDateTime } from '../ui/indian-dates.ts';
import { RecordDialog, RecordUnread } from '../ui/record-dialog.tsx';
import { SimilarRecords } from '../ui/similar-records.tsx';
import { useRecord } from '../ui/use-record.ts';
import { useSimilar } from '../ui/use-similar.ts';
import { WhatsappTexts } from '../ui/whatsapp-texts.tsx';
import { ChangeLead } from './change-lead.tsx';
import { DeleteLead } from './delete-lead.tsx';
import { LeadBadge } from './lead-badge.tsx';
import { LeadContact } from './lead-contact.tsx';
import styles from './lead-details.module.css';
import { leadFollowUpWords } from './lead-follow-up.ts';
import { LeadForm } from './lead-form.tsx';
import { followStatus, forgetEdit } from './use-lead-edit.ts';

interface LeadDetailsProps {
  /** Id of the open lead; null closes the dialog. */
  id: string | null;
  agency: string;
  /** Called after reading, when the lead is no longer new. */
  onOpened: () => void;
  /** Called after a change; resolves once the list shows it. */
  onChanged: () => Promise<void>;
  onClose: () => void;
}

async function loadLead(id: string, signal?: AbortSignal): Promise<LeadDetail> {
  const { lead } = await adminApi('GET /api/promotional-leads/{id}', { params: { id }, ...(signal && { signal }) });
  return lead;
}

/** Shows one lead over the list: the person, the status, and the next step. */
export function LeadDetails({ id, onClose, ...others }: LeadDetailsProps) {
  const [covered, setCovered] = useState(false);
  return (
    <RecordDialog id={id} title={words.title} covered={covered} onClose={onClose}>
      {(shown) => <OpenLead key={shown} id={shown} onCover={setCovered} onGone={onClose} {...others} />}
    </RecordDialog>
  );
}

interface OpenLeadProps extends Omit<LeadDetailsProps, 'id' | 'onClose'> {
  id: string;
  onCover: (covered: boolean) => void;
  onGone: () => void;
}

function OpenLead({ id, agency, onCover, onOpened, onChanged, onGone }: OpenLeadProps) {
  const { reading, read, show } = useRecord(id, loadLead, onOpened);
  const [over, setOver] = useState<'delete' | 'change' | null>(null);
  /** Raised when a contact has moved the lead, so that the form begins from its new status. */
  const [contacts, setContacts] = useState(0);

  useEffect(() => {
    onCover(over !== null);
    return () => onCover(false);
  }, [over, onCover]);

  const changed = (lead: LeadDetail) => {
    show(lead);
    void onChanged();
  };
  if (reading.kind !== 'ready')
    return <RecordUnread kind={reading.kind} noun={words.noun} onRetry={() => void read()} />;
  const { record: lead } = reading;
  const isOfSite = lead.source === 'website';
  return (
    <Stack gap="lg">
      <div>
        <Group gap="sm">
          <Title order={3} size="h2">
            <bdi>{lead.name}</bdi>
          </Title>
          <LeadBadge status={lead.status} />
          {lead.isDemo && <span className={styles.quiet}>{words.isDemo}</span>}
        </Group>
        <p className={styles.quiet}>
          {isOfSite
            ? words.phoneAndTime({ phone: lead.phone, time: formatDateTime(lead.submittedAt) })
            : entry.phoneAndTime({ phone: lead.phone, time: formatDateTime(lead.submittedAt) })}
          {` · ${enquirySources.names[lead.source]}`}
          {lead.email && ` · ${lead.email}`}
        </p>
        <Group mt="md" gap="sm">
          <ContactWays
            whatsapp={whatsappLink(lead.phone, leadFollowUpWords(lead.name, agency))}
            call={phoneLink(lead.phone)}
            mail={lead.email && mailLink(lead.email, '', leadFollowUpWords(lead.name, agency))}
          />
          <Button variant="default" onClick={() => setOver('change')}>
            {entry.change}
          </Button>
          <Button component={Link} to={`/admin/bookings?new=1&lead=${encodeURIComponent(lead._id)}`}>
            {entry.makeBooking}
          </Button>
        </Group>
      </div>
      <WhatsappTexts about="lead" id={id} status={lead.status} />
      <LeadContact
        lead={lead}
        onRecorded={(recorded) => {
          followStatus(recorded);
          setContacts(contacts + 1);
          changed(recorded);
        }}
      />
      <LeadForm
        key={contacts}
        lead={lead}
        onSaved={(saved) => {
          show({ ...lead, ...saved });
          // Its history is longer now.
          void read();
          void onChanged();
        }}
        onOutdated={() => void read()}
      />
      <RecordDesk kind="lead" id={id} person={lead} />
      <SimilarOfLead lead={lead} />
      <EventTimeline id="lead-history" title={entry.history} events={lead.history.toReversed()} />
      {lead.steps.length > 0 ? (
        <EventTimeline
          id="lead-steps"
          title={words.stepsThatDay}
          events={lead.steps.map(({ type, at, text }) => ({ kind: type, at, text })).reverse()}
        />
      ) : (
        isOfSite && <p className={styles.quiet}>{words.noSteps}</p>
      )}
      <p className={styles.consent}>
        {isOfSite && `${words.agreedTo} `}
        <Passage text={lead.consent} />
      </p>
      <ChangeLead
        lead={lead}
        opened={over === 'change'}
        onClose={() => setOver(null)}
        onChanged={(person) => {
          setOver(null);
          changed(person);
        }}
      />
      <DeleteLead
        lead={lead}
        asking={over === 'delete'}
        onAsk={(asking) => setOver(asking ? 'delete' : null)}
        onDeleted={async () => {
          forgetEdit(id);
          // Closing does not reload the list, so it is reloaded first.
          await onChanged();
          onGone();
        }}
        onRestored={() => void onChanged()}
      />
    </Stack>
  );
}

/** Proposes bookings of the same person, with links. */
function SimilarOfLead({ lead: { _id, phone } }: { lead: LeadDetail }) {
  return <SimilarRecords similar={useSimilar({ phone, except: _id })} />;
}
