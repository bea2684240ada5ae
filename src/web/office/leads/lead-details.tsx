import { Group, Stack, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { LeadDetail } from '../../../contracts/leads.ts';
import { leads as words } from '../../../words/en/office/leads.ts';
import { phoneLink, whatsappLink } from '../../ui/contact-links.ts';
import { Passage } from '../../ui/passage.tsx';
import { adminApi } from '../api/admin-api.ts';
import { ContactWays } from '../ui/contact-ways.tsx';
import { RecordDesk } from '../ui/desk/record-desk.tsx';
import { EventTimeline } from '../ui/event-timeline.tsx';
import { formatDateTime } from '../ui/indian-dates.ts';
import { RecordDialog, RecordUnread } from '../ui/record-dialog.tsx';
import { useRecord } from '../ui/use-record.ts';
import { DeleteLead } from './delete-lead.tsx';
import { LeadBadge } from './lead-badge.tsx';
import styles from './lead-details.module.css';
import { leadFollowUpWords } from './lead-follow-up.ts';
import { LeadForm } from './lead-form.tsx';
import { forgetEdit } from './use-lead-edit.ts';

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
  const [asking, setAsking] = useState(false);

  useEffect(() => {
    onCover(asking);
    return () => onCover(false);
  }, [asking, onCover]);

  if (reading.kind !== 'ready')
    return <RecordUnread kind={reading.kind} noun={words.noun} onRetry={() => void read()} />;
  const { record: lead } = reading;
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
          {words.phoneAndTime({ phone: lead.phone, time: formatDateTime(lead.submittedAt) })}
        </p>
        <Group mt="md" gap="sm">
          <ContactWays
            whatsapp={whatsappLink(lead.phone, leadFollowUpWords(lead.name, agency))}
            call={phoneLink(lead.phone)}
            mail={null}
          />
        </Group>
      </div>
      <LeadForm
        lead={lead}
        onSaved={(saved) => {
          show({ ...lead, ...saved });
          void onChanged();
        }}
        onOutdated={() => void read()}
      />
      <RecordDesk kind="lead" id={id} person={lead} />
      {lead.steps.length > 0 ? (
        <EventTimeline
          id="lead-steps"
          title={words.stepsThatDay}
          events={lead.steps.map(({ type, at, text }) => ({ kind: type, at, text })).reverse()}
        />
      ) : (
        <p className={styles.quiet}>{words.noSteps}</p>
      )}
      <p className={styles.consent}>
        {words.agreedTo} <Passage text={lead.consent} />
      </p>
      <DeleteLead
        lead={lead}
        asking={asking}
        onAsk={setAsking}
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
