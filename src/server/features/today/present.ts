import type { TodayRow } from '../../../contracts/today.ts';
import { TASK_SUBJECTS, type TaskSubject } from '../../../core/customers/task-options.ts';
import { startOfDayInIndia } from '../../../core/dates.ts';
import type { Language } from '../../../core/languages.ts';
import type { Database } from '../../database/database.ts';
import { bookingsOf, customersOf, leadsOf, messagesOf, repliesOf, tasksOf } from './row-readers.ts';
import type { WaitingId } from './waiting-store.ts';

const instant = (at: number): string => new Date(at).toISOString();

/** Shows what waits: reads the rows of a page, all of a kind at once. */
export function todayRows({ read }: Database) {
  /** Returns the rows of these things, in their order; without those that are gone meanwhile. */
  return async (waiting: readonly WaitingId[], language: Language): Promise<TodayRow[]> => {
    const idsOf = (...kinds: readonly string[]) =>
      waiting.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
    const [messages, tasks, replies] = await Promise.all([
      messagesOf(read, idsOf('message')),
      tasksOf(read, idsOf('task')),
      repliesOf(read, idsOf('reply'), language),
    ]);
    const aboutOf = (kind: TaskSubject) => [
      ...messages.flatMap((row) => (row.aboutKind === kind ? [row.aboutId] : [])),
      ...tasks.flatMap((row) => (row.aboutKind === kind && row.aboutId !== null ? [row.aboutId] : [])),
    ];
    const [bookings, leads, customers] = await Promise.all([
      bookingsOf(read, [...idsOf('booking', 'follow-up', 'departure'), ...aboutOf('booking')]),
      leadsOf(read, [...idsOf('lead', 'follow-up'), ...aboutOf('lead')]),
      customersOf(read, aboutOf('customer')),
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
      const of = (['booking', 'conversation'] as const).find((each) => each === row.aboutKind) ?? 'lead';
      const person = of === 'conversation' ? undefined : people[of].get(row.aboutId);
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
    const showReply = ({ kind, id }: WaitingId): TodayRow[] => {
      const row = replies.get(id);
      if (!row) return [];
      const { name, number, last, waitingSince } = row;
      const shown = { who: name || number, phone: number, text: last, assigneeId: null, day: null };
      return [{ kind, _id: id, of: { kind: 'conversation', _id: id }, ...shown, at: instant(waitingSince) }];
    };
    return waiting.flatMap((one) => {
      if (one.kind === 'reply') return showReply(one);
      if (one.kind === 'message') return showMessage(one);
      return one.kind === 'task' ? showTask(one) : showRecord(one);
    });
  };
}
