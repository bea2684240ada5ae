import type { TodayRow } from '../../../contracts/today.ts';
import { TASK_SUBJECTS, type TaskSubject } from '../../../core/customers/task-options.ts';
import { startOfDayInIndia } from '../../../core/dates.ts';
import type { Database } from '../../database/database.ts';
import type { WaitingId } from './waiting-store.ts';

const instant = (at: number): string => new Date(at).toISOString();

/** Who a record is of, and what it is about. */
interface Shown {
  readonly who: string;
  readonly text: string;
  readonly phone: string | null;
  readonly at: number;
  readonly day: string | null;
  readonly departure: string | null;
  readonly assigneeId: string | null;
}

/** Shows what waits: reads the rows of a page, all of a kind at once. */
export function todayRows({ read }: Database) {
  async function bookingsOf(ids: readonly string[]): Promise<Map<string, Shown>> {
    if (ids.length === 0) return new Map();
    const rows = await read
      .selectFrom('bookings')
      .select([
        'id',
        'fullName',
        'phone',
        'itemTitle',
        'createdAt',
        'followUpOn',
        'preferredDate',
        'assigneeId',
        'travelers',
      ])
      .where('id', 'in', ids)
      .execute();
    return new Map(
      rows.map((row) => [
        row.id,
        {
          who: row.fullName,
          text: `${row.itemTitle} · ${row.travelers}`,
          phone: row.phone || null,
          at: row.createdAt,
          day: row.followUpOn,
          departure: row.preferredDate,
          assigneeId: row.assigneeId,
        },
      ]),
    );
  }

  async function leadsOf(ids: readonly string[]): Promise<Map<string, Shown>> {
    if (ids.length === 0) return new Map();
    const rows = await read
      .selectFrom('leads')
      .select(['id', 'name', 'phone', 'notes', 'submittedAt', 'followUpOn', 'assigneeId'])
      .where('id', 'in', ids)
      .where('deletedAt', 'is', null)
      .execute();
    return new Map(
      rows.map(({ id, name, phone, notes, submittedAt, followUpOn, assigneeId }) => [
        id,
        { who: name, text: notes, phone, at: submittedAt, day: followUpOn, departure: null, assigneeId },
      ]),
    );
  }

  async function customersOf(ids: readonly string[]): Promise<Map<string, Pick<Shown, 'who' | 'phone'>>> {
    if (ids.length === 0) return new Map();
    const rows = await read.selectFrom('customers').select(['id', 'name']).where('id', 'in', ids).execute();
    const phones = await read
      .selectFrom('customerContacts')
      .select(['customerId', 'value'])
      .where('customerId', 'in', ids)
      .where('kind', '=', 'phone')
      .orderBy('position', 'desc')
      .execute();
    const first = new Map(phones.map(({ customerId, value }) => [customerId, value]));
    return new Map(rows.map(({ id, name }) => [id, { who: name, phone: first.get(id) ?? null }]));
  }

  const messagesOf = (ids: readonly string[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : read
          .selectFrom('outbox')
          .select(['id', 'subject', 'text', 'recipient', 'aboutKind', 'aboutId', 'createdAt'])
          .where('id', 'in', ids)
          .execute();

  const tasksOf = (ids: readonly string[]) =>
    ids.length === 0 ? Promise.resolve([]) : read.selectFrom('tasks').selectAll().where('id', 'in', ids).execute();

  /** Returns the rows of these things, in their order; without those that are gone meanwhile. */
  return async (waiting: readonly WaitingId[]): Promise<TodayRow[]> => {
    const idsOf = (...kinds: readonly string[]) =>
      waiting.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
    const [messages, tasks] = await Promise.all([messagesOf(idsOf('message')), tasksOf(idsOf('task'))]);
    const aboutOf = (kind: TaskSubject) => [
      ...messages.flatMap((row) => (row.aboutKind === kind ? [row.aboutId] : [])),
      ...tasks.flatMap((row) => (row.aboutKind === kind && row.aboutId !== null ? [row.aboutId] : [])),
    ];
    const [bookings, leads, customers] = await Promise.all([
      bookingsOf([...idsOf('booking', 'follow-up', 'departure'), ...aboutOf('booking')]),
      leadsOf([...idsOf('lead', 'follow-up'), ...aboutOf('lead')]),
      customersOf(aboutOf('customer')),
    ]);
    const people = { booking: bookings, lead: leads, customer: customers };
    const ofMessages = new Map(messages.map((row) => [row.id, row]));
    const ofTasks = new Map(tasks.map((row) => [row.id, row]));

    const showRecord = ({ kind, id }: WaitingId): TodayRow[] => {
      const of = bookings.has(id) ? 'booking' : 'lead';
      const shown = bookings.get(id) ?? leads.get(id);
      if (!shown) return [];
      const { departure, day, at, ...row } = shown;
      const due = kind === 'departure' ? departure : day;
      const moment = kind === 'booking' || kind === 'lead' || due === null ? at : startOfDayInIndia(due);
      return [{ ...row, kind, _id: id, of: { kind: of, _id: id }, at: instant(moment), day: due }];
    };
    const showMessage = ({ kind, id }: WaitingId): TodayRow[] => {
      const row = ofMessages.get(id);
      if (!row) return [];
      const of = row.aboutKind === 'booking' ? 'booking' : 'lead';
      const person = people[of].get(row.aboutId);
      const shown = { who: person?.who ?? row.recipient, phone: person?.phone ?? null, text: row.subject || row.text };
      const when = { at: instant(row.createdAt), day: null, assigneeId: null };
      return [{ kind, _id: id, of: { kind: of, _id: row.aboutId }, ...shown, ...when }];
    };
    const showTask = ({ kind, id }: WaitingId): TodayRow[] => {
      const row = ofTasks.get(id);
      if (!row) return [];
      const about = TASK_SUBJECTS.find((each) => each === row.aboutKind);
      const person = about && row.aboutId !== null ? people[about].get(row.aboutId) : undefined;
      return [
        {
          kind,
          _id: id,
          of: about && row.aboutId !== null ? { kind: about, _id: row.aboutId } : null,
          who: person?.who ?? '',
          text: row.title,
          phone: person?.phone ?? null,
          at: instant(row.dueAt),
          day: null,
          assigneeId: row.assigneeId,
        },
      ];
    };
    return waiting.flatMap((one) => {
      if (one.kind === 'message') return showMessage(one);
      return one.kind === 'task' ? showTask(one) : showRecord(one);
    });
  };
}
