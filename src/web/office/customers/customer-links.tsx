import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Customer, LinkedRecord } from '../../../contracts/customers.ts';
import { customers as words } from '../../../words/en/office/customers.ts';
import { desk } from '../../../words/en/office/desk.ts';
import { adminApi } from '../api/admin-api.ts';
import { ConfirmAction } from '../ui/confirm-dialog.tsx';
import { useAction } from '../ui/use-action.ts';
import styles from './customers.module.css';

interface PartProps {
  customer: Customer;
  onChanged: () => void;
}

/** Returns the address of a linked record. */
const addressOf = ({ kind, _id }: Pick<LinkedRecord, 'kind' | '_id'>): string => {
  if (kind === 'user') return `/admin/activity?open=${encodeURIComponent(`user:${_id}`)}`;
  return `/admin/${kind === 'booking' ? 'bookings' : 'leads'}?open=${encodeURIComponent(_id)}`;
};

const RecordName = ({ record }: { record: LinkedRecord }) => (
  <span className={styles.itemText}>
    <Link to={addressOf(record)}>
      {desk.kinds[record.kind]} <bdi>{record.title}</bdi>
    </Link>
    <span className={styles.quiet}>{record.text}</span>
  </span>
);

/** Shows the records of a customer, what may belong to it as well, and what can be undone. */
export function CustomerLinks({ customer, onChanged }: PartProps) {
  const { linked, proposedRecords, proposedCustomers } = customer;
  const unlinking = useAction(words.unlinkFailed);
  const unlink = async ({ kind, _id: recordId }: LinkedRecord) => {
    const params = { id: customer._id, kind, recordId };
    await unlinking.run(() => adminApi('DELETE /api/admin/customers/{id}/links/{kind}/{recordId}', { params }));
    onChanged();
  };
  return (
    <section className={styles.card} aria-labelledby="customer-links">
      <h3 id="customer-links" className={styles.cardTitle}>
        {words.linked}
      </h3>
      {linked.length === 0 && <p className={styles.quiet}>{words.noLinks}</p>}
      <ul className={styles.items}>
        {linked.map((record) => (
          <li key={record._id} className={styles.item}>
            <RecordName record={record} />
            <Button
              size="compact-sm"
              variant="subtle"
              disabled={unlinking.busy}
              aria-label={words.unlinkOf({ title: record.title })}
              onClick={() => void unlink(record)}
            >
              {words.unlink}
            </Button>
          </li>
        ))}
      </ul>
      <Undos customer={customer} onChanged={onChanged} />
      {(proposedRecords.length > 0 || proposedCustomers.length > 0) && (
        <>
          <h4 className={styles.partTitle}>{desk.maybe}</h4>
          <p className={styles.quiet}>{desk.noProof}</p>
          <ProposedRecords customer={customer} onChanged={onChanged} />
          <ProposedCustomers customer={customer} onChanged={onChanged} />
        </>
      )}
    </section>
  );
}

function ProposedRecords({ customer, onChanged }: PartProps) {
  const { busy, run } = useAction(desk.linkFailed);
  const link = async ({ kind, _id }: LinkedRecord) => {
    const params = { id: customer._id };
    await run(() => adminApi('POST /api/admin/customers/{id}/links', { params, body: { kind, id: _id } }));
    onChanged();
  };
  return (
    <ul className={styles.items}>
      {customer.proposedRecords.map((record) => (
        <li key={record._id} className={styles.item}>
          <span className={styles.itemText}>
            <RecordName record={record} />
            <span className={styles.quiet}>{desk.alike({ alike: record.alike })}</span>
          </span>
          <Button
            size="compact-sm"
            variant="default"
            disabled={busy}
            aria-label={`${desk.link}: ${record.title}`}
            onClick={() => void link(record)}
          >
            {desk.link}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function ProposedCustomers({ customer, onChanged }: PartProps) {
  const [joining, setJoining] = useState<Customer['proposedCustomers'][number] | null>(null);
  return (
    <>
      <ul className={styles.items}>
        {customer.proposedCustomers.map((other) => (
          <li key={other._id} className={styles.item}>
            <span className={styles.itemText}>
              <Link to={`/admin/customers/${other._id}`}>
                <bdi>{other.name}</bdi>
              </Link>
              <span className={styles.quiet}>
                {other.text} · {desk.alike({ alike: other.alike })}
              </span>
            </span>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={words.joinOf({ name: other.name })}
              onClick={() => setJoining(other)}
            >
              {words.join}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmAction
        opened={joining !== null}
        title={words.joinTitle}
        confirmLabel={words.join}
        failure={words.joinFailed}
        onClose={() => setJoining(null)}
        act={async () => {
          if (joining === null) return;
          const params = { id: customer._id };
          await adminApi('POST /api/admin/customers/{id}/join', { params, body: { otherId: joining._id } });
          onChanged();
        }}
      >
        {words.whatJoiningDoes({ name: joining?.name ?? '' })}
      </ConfirmAction>
    </>
  );
}

/** Lists what was unlinked or joined within a day, each with a button that takes it back. */
function Undos({ customer, onChanged }: PartProps) {
  const { busy, run } = useAction(words.undoFailed);
  if (customer.undos.length === 0) return null;
  const undo = async (undoId: string) => {
    const params = { id: customer._id, undoId };
    await run(() => adminApi('POST /api/admin/customers/{id}/undos/{undoId}', { params }));
    onChanged();
  };
  return (
    <>
      <h4 className={styles.partTitle}>{words.canUndo}</h4>
      <ul className={styles.items}>
        {customer.undos.map(({ _id, kind, title }) => {
          const text = words.undoKinds[kind]({ title });
          return (
            <li key={_id} className={styles.item}>
              <span className={styles.itemText}>{text}</span>
              <Button
                size="compact-sm"
                variant="default"
                disabled={busy}
                aria-label={`${words.undo}: ${text}`}
                onClick={() => void undo(_id)}
              >
                {words.undo}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
