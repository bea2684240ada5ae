import { Button, Group, Paper } from '@mantine/core';
import { useState } from 'react';
import type { HeldPerson } from '../../../contracts/people.ts';
import { people } from '../../../words/en/office/people.ts';
import { resetLinks } from '../../../words/en/office/reset-links.ts';
import { saveFile } from '../../browser/save-file.ts';
import { formatDateTime } from '../ui/indian-dates.ts';
import { EraseDialog } from './erase-dialog.tsx';
import styles from './people.module.css';
import { createdAtOf, personalDataParts } from './personal-data-parts.ts';
import { ResetLinkDialog } from './reset-link-dialog.tsx';

/** Further rows are in the copy; here they would only mean more scrolling. */
const ROWS_SHOWN = 50;

/** Saves the copy for the person. Its file name does not identify them. */
const download = (person: HeldPerson): void =>
  saveFile(
    new Blob([JSON.stringify(person, null, 2)], { type: 'application/json' }),
    `person-${person.phone.slice(-3)}.json`,
  );

interface HeldDataProps {
  person: HeldPerson;
  onErased: () => void;
}

/** Shows the data stored about a person, to read, hand over or erase. */
export function PersonalData({ person, onErased }: HeldDataProps) {
  const [erasing, setErasing] = useState(false);
  const [recovering, setRecovering] = useState<HeldPerson['users'][number] | null>(null);
  return (
    <section aria-label={people.dataOf({ phone: person.phone })}>
      <Group mb="md">
        <Button variant="default" onClick={() => download(person)}>
          {people.download}
        </Button>
        {person.users.map((account) => (
          <Button key={account._id} variant="default" onClick={() => setRecovering(account)}>
            {person.users.length > 1 ? resetLinks.openFor({ name: account.name }) : resetLinks.open}
          </Button>
        ))}
        <Button color="red.9" onClick={() => setErasing(true)}>
          {people.eraseDots}
        </Button>
      </Group>
      <div className={styles.parts}>
        {personalDataParts(person)
          .filter(({ rows }) => rows.length > 0)
          .map(({ name, rows, describe }) => (
            <Paper key={name} withBorder p="md" component="section">
              <h3 className={styles.title}>
                {people.parts[name]} <span className={styles.quiet}>{rows.length}</span>
              </h3>
              <ul className={styles.rows}>
                {rows.slice(0, ROWS_SHOWN).map((row, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move, and many have no id.
                  <li key={index}>
                    {describe(row)}
                    {createdAtOf(row) && <span className={styles.quiet}> {formatDateTime(createdAtOf(row))}</span>}
                  </li>
                ))}
              </ul>
              {rows.length > ROWS_SHOWN && (
                <p className={styles.quiet}>{people.moreRows({ count: rows.length - ROWS_SHOWN })}</p>
              )}
            </Paper>
          ))}
      </div>
      <ResetLinkDialog account={recovering} onClose={() => setRecovering(null)} />
      <EraseDialog person={person} opened={erasing} onClose={() => setErasing(false)} onErased={onErased} />
    </section>
  );
}
