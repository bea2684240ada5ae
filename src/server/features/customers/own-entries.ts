import { CONTACT_METHODS } from '../../../core/bookings/booking-steps.ts';
import { LINKED_KINDS } from '../../../core/customers/customer-options.ts';
import { SERVER_WORDS } from '../../../words/words-of.ts';
import { A_PAGE, type Asked, type Entry } from './timeline-asked.ts';

const own = { of: null, by: '' } as const;

export async function ofEvents({ customerId, position, language, kind: wanted, read }: Asked): Promise<Entry[]> {
  const rows = await read
    .selectFrom('customerEvents')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('at', '<=', position.at)
    .$if(wanted !== undefined, (query) => query.where('kind', '=', wanted ?? ''))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(A_PAGE + 1)
    .execute();
  const { desk, history } = SERVER_WORDS[language];
  return rows.map(({ id, kind, method, successful, text, actor, at }) => {
    const shown = { of: null, _id: id, at, by: actor };
    if (kind === 'note') return { ...shown, kind: 'note', text };
    if (kind === 'joined') return { ...shown, kind: 'link', text: desk.joined };
    if (kind === 'call') {
      const by = CONTACT_METHODS.find((each) => each === method) ?? 'phone';
      const what = successful === 1 ? history.reached({ by }) : history.notReached({ by });
      return { ...shown, kind: 'call', text: text === '' ? what : history.noted({ what, notes: text }) };
    }
    const of = LINKED_KINDS.find((each) => each === method) ?? 'booking';
    const what = { what: desk.records[of], title: text };
    return { ...shown, kind: 'link', text: kind === 'linked' ? desk.linked(what) : desk.unlinked(what) };
  });
}

export async function ofTasks({ customerId, position, language, read }: Asked): Promise<Entry[]> {
  const rows = await read
    .selectFrom('tasks')
    .select(['id', 'title', 'actor', 'createdAt as at', 'doneAt', 'doneBy'])
    .where((where) =>
      where.or([
        where('aboutId', '=', customerId),
        where('aboutId', 'in', (from) => from.selectFrom('bookings').select('id').where('customerId', '=', customerId)),
        where('aboutId', 'in', (from) => from.selectFrom('leads').select('id').where('customerId', '=', customerId)),
      ]),
    )
    .where('createdAt', '<=', position.at)
    .orderBy('createdAt', 'desc')
    .limit(A_PAGE + 1)
    .execute();
  const { desk } = SERVER_WORDS[language];
  return rows.map(({ id, title, actor, at, doneAt, doneBy }) => ({
    ...own,
    _id: id,
    kind: 'task',
    at,
    text: doneAt === null ? title : desk.taskDone({ title, by: doneBy ?? '' }),
    by: actor,
  }));
}

export async function ofFiles({ customerId, position, read }: Asked): Promise<Entry[]> {
  const rows = await read
    .selectFrom('customerFiles')
    .select(['id', 'name', 'actor', 'addedAt as at'])
    .where('customerId', '=', customerId)
    .where('addedAt', '<=', position.at)
    .orderBy('addedAt', 'desc')
    .limit(A_PAGE + 1)
    .execute();
  return rows.map(({ id, name, actor, at }) => ({ ...own, _id: id, kind: 'file', at, text: name, by: actor }));
}
