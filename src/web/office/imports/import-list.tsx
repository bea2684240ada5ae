import { Title } from '@mantine/core';
import { Link } from 'react-router';
import type { CsvImport } from '../../../contracts/csv-imports.ts';
import { formatCount } from '../../../core/counts.ts';
import type { ImportNoun } from '../../../core/imports/fields.ts';
import { imports as words } from '../../../words/en/office/imports.ts';
import { formatDateTime } from '../ui/indian-dates.ts';
import { ListUnread } from '../ui/list-unread.tsx';
import { importPath } from './import-paths.ts';
import styles from './imports.module.css';

interface ImportListProps {
  noun: ImportNoun;
  list: readonly CsvImport[] | null;
  /** The one on the screen. */
  openId: string | null;
}

/** Lists the latest imports; each opens. */
export function ImportList({ noun, list, openId }: ImportListProps) {
  if (list === null) return <ListUnread>{words.unread}</ListUnread>;
  const others = list.filter(({ _id }) => _id !== openId);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="latest-imports">
      <Title id="latest-imports" order={3} size="h5" mb="xs">
        {words.latest}
      </Title>
      <ul className={styles.list}>
        {others.map((each) => (
          <li key={each._id} className={styles.item}>
            <Link to={importPath(noun, each._id)} className={styles.link}>
              <bdi>{each.fileName}</bdi>
            </Link>
            <span>
              {words.states[each.state]} · {words.added}: {formatCount(each.counts.new)}
            </span>
            <span className={styles.quiet}>
              {words.sentBy({ by: each.by, time: formatDateTime(each.startedAt ?? each.createdAt) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
