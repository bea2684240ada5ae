import { Button, Group, Modal, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import type { Customer } from '../../../contracts/customers.ts';
import { formatCount } from '../../../core/counts.ts';
import { LANGUAGES, OWN_NAMES } from '../../../core/languages.ts';
import { formatRupees } from '../../../core/money.ts';
import { customers as words } from '../../../words/en/office/customers.ts';
import { mailLink, phoneLink, whatsappLink } from '../../ui/contact-links.ts';
import { Passage } from '../../ui/passage.tsx';
import { adminApi } from '../api/admin-api.ts';
import { hasOwnRight } from '../api/admin-session.ts';
import { ConfirmAction } from '../ui/confirm-dialog.tsx';
import { ContactWays } from '../ui/contact-ways.tsx';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { formatCalendarDay, formatDate } from '../ui/indian-dates.ts';
import { tellDone } from '../ui/toasts.tsx';
import { CustomerConsents } from './customer-consents.tsx';
import { CustomerFiles } from './customer-files.tsx';
import { CustomerForm } from './customer-form.tsx';
import { CustomerLinks } from './customer-links.tsx';
import { CustomerTimeline } from './customer-timeline.tsx';
import styles from './customers.module.css';

interface CustomerScreenProps {
  /** Null when it could not be read; `failure` says why. */
  customer: Customer | null;
  failure: string;
}

/** The page of one customer: the facts beside all that happened. */
export function CustomerScreen({ customer, failure }: CustomerScreenProps) {
  const { revalidate } = useRevalidator();
  const [changes, setChanges] = useState(0);
  if (customer === null) {
    return (
      <ErrorBanner action={<Link to="/admin/customers">{words.allCustomers}</Link>}>
        {failure || words.unreadOne}
      </ErrorBanner>
    );
  }
  const reload = () => {
    setChanges((count) => count + 1);
    void revalidate();
  };
  return (
    <>
      <CustomerHead customer={customer} onChanged={reload} />
      <div className={styles.page}>
        <div className={styles.facts}>
          <CustomerFacts customer={customer} />
          <CustomerLinks customer={customer} onChanged={reload} />
          <CustomerFiles customer={customer} onChanged={reload} />
          <CustomerConsents customer={customer} onChanged={reload} />
        </div>
        <CustomerTimeline id={customer._id} changes={changes} onChanged={reload} />
      </div>
    </>
  );
}

function CustomerHead({ customer, onChanged }: { customer: Customer; onChanged: () => void }) {
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const navigate = useNavigate();
  const [phone] = customer.phones;
  const [email] = customer.emails;
  return (
    <div className={styles.head}>
      <div>
        <Link to="/admin/customers" className={styles.back}>
          {words.allCustomers}
        </Link>
        <Title order={2} size="h3">
          <bdi>{customer.name}</bdi>
        </Title>
      </div>
      <Group gap="xs">
        {phone !== undefined && (
          <ContactWays call={phoneLink(phone)} whatsapp={whatsappLink(phone)} mail={email ? mailLink(email) : null} />
        )}
        <Button variant="default" onClick={() => setEditing(true)}>
          {words.edit}
        </Button>
        {hasOwnRight('people') && (
          <Button variant="default" color="red.9" onClick={() => setDeleting(true)}>
            {words.delete}
          </Button>
        )}
      </Group>
      <Modal opened={editing} onClose={() => setEditing(false)} title={words.formTitle} centered>
        <CustomerForm
          key={customer.revision}
          stored={customer}
          onCancel={() => setEditing(false)}
          onSaved={() => {
            setEditing(false);
            onChanged();
          }}
        />
      </Modal>
      <ConfirmAction
        opened={deleting}
        title={words.deleteTitle}
        confirmLabel={words.deleteForGood}
        failure={words.deleteFailed}
        onClose={() => setDeleting(false)}
        act={async () => {
          await adminApi('DELETE /api/admin/customers/{id}', { params: { id: customer._id } });
          tellDone(words.deleted);
          await navigate('/admin/customers');
        }}
      >
        {words.whatDeletingDoes}
      </ConfirmAction>
    </div>
  );
}

/** Shows what is known of a customer, and what the bookings add up to. */
function CustomerFacts({ customer }: { customer: Customer }) {
  const { totals, language, city, birthday, notes, phones, emails } = customer;
  const known = LANGUAGES.find((each) => each === language);
  const inLines = (links: readonly (readonly [text: string, href: string])[]) =>
    links.map(([text, href]) => (
      <div key={href}>
        <a href={href}>{text}</a>
      </div>
    ));
  return (
    <section className={styles.card} aria-labelledby="customer-facts">
      <h3 id="customer-facts" className={styles.cardTitle}>
        {words.facts}
      </h3>
      <FactList
        facts={[
          ...(phones.length > 0
            ? [[words.phone, inLines(phones.map((phone) => [phone, phoneLink(phone)]))] as const]
            : []),
          ...(emails.length > 0
            ? [[words.email, inLines(emails.map((email) => [email, mailLink(email)]))] as const]
            : []),
          ...(known ? [[words.language, OWN_NAMES[known]] as const] : []),
          ...(city ? [[words.city, city] as const] : []),
          ...(birthday ? [[words.birthday, formatCalendarDay(birthday)] as const] : []),
          [words.trips, formatCount(totals.trips)],
          [words.booked, formatRupees(totals.rupees)],
          [words.columns.lastContact, totals.lastContactAt ? formatDate(totals.lastContactAt) : words.never],
          ...(totals.nextDeparture
            ? [[words.columns.nextDeparture, formatCalendarDay(totals.nextDeparture)] as const]
            : []),
        ]}
      />
      {notes !== '' && (
        <p className={styles.notes}>
          <Passage text={notes} />
        </p>
      )}
    </section>
  );
}
