import { Button, Skeleton, TextInput } from '@mantine/core';
import { useCallback, useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import type { RecordDesk as Desk } from '../../../../contracts/tasks.ts';
import { desk as words } from '../../../../words/en/office/desk.ts';
import { adminApi } from '../../api/admin-api.ts';
import { TryAgain } from '../try-again.tsx';
import { useAction } from '../use-action.ts';
import { AssigneeSelect } from './assignee-select.tsx';
import styles from './desk.module.css';
import { FindCustomer } from './find-customer.tsx';
import { TaskForm } from './task-form.tsx';
import { TaskList } from './task-list.tsx';

const LATEST_DAY = '2099-12-31';

interface RecordDeskProps {
  kind: 'lead' | 'booking';
  id: string;
  /** The person of the record, for a customer that is made from it. */
  person: { readonly name: string; readonly phone: string; readonly email?: string | null | undefined };
}

/** Shows the customer of a lead or a booking, who takes care of it, its follow-up day and its tasks. */
export function RecordDesk({ kind, id, person }: RecordDeskProps) {
  const [shown, setShown] = useState<Desk | null>(null);
  const [failed, setFailed] = useState(false);
  const [adding, setAdding] = useState(false);
  const titleId = useId();

  const read = useCallback(
    async (signal?: AbortSignal) => {
      setFailed(false);
      try {
        const params = { kind, id };
        const answer = await adminApi('GET /api/admin/desk/{kind}/{id}', { params, ...(signal && { signal }) });
        setShown(answer.desk);
      } catch {
        if (!signal?.aborted) setFailed(true);
      }
    },
    [kind, id],
  );
  useEffect(() => {
    const reading = new AbortController();
    void read(reading.signal);
    return () => reading.abort();
  }, [read]);

  if (failed) return <TryAgain onRetry={() => void read()}>{words.unread}</TryAgain>;
  if (!shown) return <Skeleton height={120} role="img" aria-label={words.title} />;
  const changed = () => void read();
  return (
    <section className={styles.desk} aria-labelledby={titleId}>
      <h4 id={titleId} className={styles.title}>
        {words.title}
      </h4>
      <OfCustomer kind={kind} id={id} person={person} shown={shown} onChanged={changed} />
      <Care kind={kind} id={id} shown={shown} onChanged={changed} />
      {shown.tasks.length > 0 && <TaskList tasks={shown.tasks} onChanged={changed} />}
      {adding ? (
        <TaskForm
          about={{ kind, id }}
          onAdded={() => {
            setAdding(false);
            changed();
          }}
        />
      ) : (
        <div>
          <Button variant="default" size="sm" onClick={() => setAdding(true)}>
            {words.newTask}
          </Button>
        </div>
      )}
    </section>
  );
}

interface PartProps extends RecordDeskProps {
  shown: Desk;
  onChanged: () => void;
}

/** Names the customer; without one, proposes customers and makes one. Only a click links. */
function OfCustomer({ kind, id, person, shown, onChanged }: PartProps) {
  const [finding, setFinding] = useState(false);
  const making = useAction(words.makeFailed);
  const linking = useAction(words.linkFailed);
  if (shown.customer) {
    return (
      <p>
        {words.customer}:{' '}
        <Link to={`/admin/customers/${shown.customer._id}`}>
          <bdi>{shown.customer.name}</bdi>
        </Link>
      </p>
    );
  }
  const { name, phone, email } = person;
  // An erased traveller is made no customer.
  if (phone === '') return null;
  const make = async () => {
    const body = { name, phones: [phone], emails: email ? [email] : [], from: { kind, id } };
    await making.run(() => adminApi('POST /api/admin/customers', { body }));
    onChanged();
  };
  const link = async (customerId: string) => {
    const isLinked = await linking.run(() =>
      adminApi('POST /api/admin/customers/{id}/links', { params: { id: customerId }, body: { kind, id } }),
    );
    if (isLinked) setFinding(false);
    onChanged();
  };
  return (
    <>
      {shown.proposed.length > 0 && (
        <div>
          <p>{words.maybe}</p>
          <p className={styles.quiet}>{words.noProof}</p>
          <ul className={styles.proposals}>
            {shown.proposed.map((customer) => (
              <li key={customer._id} className={styles.proposal}>
                <span>
                  <Link to={`/admin/customers/${customer._id}`}>
                    <bdi>{customer.name}</bdi>
                  </Link>{' '}
                  <span className={styles.quiet}>{words.alike({ alike: customer.alike })}</span>
                </span>
                <Button
                  size="compact-md"
                  variant="default"
                  loading={linking.busy}
                  aria-label={`${words.link}: ${customer.name}`}
                  onClick={() => void link(customer._id)}
                >
                  {words.link}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.row}>
        <Button variant="default" size="sm" loading={making.busy} onClick={() => void make()}>
          {words.makeCustomer}
        </Button>
        <Button variant="default" size="sm" onClick={() => setFinding(true)}>
          {words.addTo}
        </Button>
      </div>
      <FindCustomer
        opened={finding}
        title={words.addTitle}
        act={words.link}
        busy={linking.busy}
        onClose={() => setFinding(false)}
        onChosen={(customer) => void link(customer._id)}
      />
    </>
  );
}

/** Sets who takes care of a record, and the follow-up day of a booking; that of a lead is in its own form. */
function Care({ kind, id, shown, onChanged }: Omit<PartProps, 'person'>) {
  const assigning = useAction(words.assignFailed);
  const following = useAction(words.followUpFailed);
  const assign = async (assigneeId: string | null) => {
    await assigning.run(() =>
      adminApi('PUT /api/admin/assignments/{kind}/{id}', { params: { kind, id }, body: { assigneeId } }),
    );
    onChanged();
  };
  const follow = async (followUpOn: string | null) => {
    await following.run(() =>
      adminApi('PUT /api/admin/follow-ups/{kind}/{id}', { params: { kind, id }, body: { followUpOn } }),
    );
    onChanged();
  };
  return (
    <div className={styles.row}>
      <AssigneeSelect label={words.assignee} value={shown.assigneeId} onChange={(to) => void assign(to)} />
      {kind === 'booking' && (
        <>
          <TextInput
            label={words.followUp}
            type="date"
            max={LATEST_DAY}
            value={shown.followUpOn ?? ''}
            onChange={(event) => void follow(event.currentTarget.value || null)}
          />
          {shown.followUpOn !== null && (
            <Button variant="subtle" size="sm" onClick={() => void follow(null)}>
              {words.none}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
