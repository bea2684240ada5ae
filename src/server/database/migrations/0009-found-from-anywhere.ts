import type { Kysely } from 'kysely';
import { userWords } from '../../../core/accounts/user-words.ts';
import { inPieces, toSearchText } from '../word-index.ts';

/** Users per statement. */
const USERS_AT_ONCE = 500;

interface Tables {
  users: { id: string; name: string; phone: string; email: string | null; searchText: string };
  userWords: { word: Uint8Array; userId: string };
}

/** Indexes users by name, phone and e-mail, as bookings and leads are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('searchText', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createTable('userWords')
    // UTF-8 bytes, as for bookings.
    .addColumn('word', 'bytea', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('userWordsKey', ['word', 'userId'])
    .execute();
  await indexWhoIsThere(db as Kysely<Tables>);
}

async function indexWhoIsThere(db: Kysely<Tables>): Promise<void> {
  for (let last = ''; ; ) {
    const users = await db
      .selectFrom('users')
      .select(['id', 'name', 'phone', 'email'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(USERS_AT_ONCE)
      .execute();
    const found = users.map((user) => ({ id: user.id, words: userWords(user) }));
    for (const { id, words } of found) {
      await db
        .updateTable('users')
        .set({ searchText: toSearchText(words) })
        .where('id', '=', id)
        .execute();
    }
    const entries = found.flatMap(({ id, words }) => words.map((word) => ({ word: Buffer.from(word), userId: id })));
    await inPieces(entries, (piece) => db.insertInto('userWords').values(piece).execute());
    last = users.at(-1)?.id ?? '';
    if (users.length < USERS_AT_ONCE) return;
  }
}
