import type { FoundRecord } from '../../../contracts/find.ts';

/** Kept with the tab, not beyond it: they hold names of people. */
const STORED_AS = 'officeRecent';
const MOST = 6;

interface Recent {
  /** The admin who opened them; another one in this tab does not see them. */
  readonly owner: string;
  readonly records: readonly FoundRecord[];
}

function read(): Recent | null {
  try {
    const stored: Recent | null = JSON.parse(sessionStorage.getItem(STORED_AS) ?? 'null');
    return stored && Array.isArray(stored.records) ? stored : null;
  } catch {
    return null;
  }
}

/** Returns the records that the admin last opened by the search, the latest first. */
export function recentRecords(owner: string): readonly FoundRecord[] {
  const recent = read();
  return recent?.owner === owner ? recent.records : [];
}

export function rememberRecord(owner: string, record: FoundRecord): void {
  const others = recentRecords(owner).filter(({ kind, _id }) => kind !== record.kind || _id !== record._id);
  const recent: Recent = { owner, records: [record, ...others].slice(0, MOST) };
  sessionStorage.setItem(STORED_AS, JSON.stringify(recent));
}
