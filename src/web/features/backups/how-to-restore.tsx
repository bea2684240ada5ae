import { Code, Paper, Title } from '@mantine/core';
import styles from './backups.module.css';

/** The site cannot replace its own data while it runs: what to do instead. */
export const HowToRestore = () => (
  <Paper withBorder component="section" aria-labelledby="restore" p="md" className={styles.restore ?? ''}>
    <Title order={3} size="h4" id="restore">
      How to restore one
    </Title>
    <ol>
      <li>Stop every process of the site.</li>
      <li>
        On its machine, in its folder and with its environment, run <Code>npm run restore FILE</Code>
        <br />
        FILE is a downloaded backup, or the mere name of one in this list.
      </li>
      <li>Start the site again. Everybody has to sign in anew.</li>
    </ol>
    <p>
      The backup is checked before anything is touched, and what was there before is kept aside. Whoever was erased
      since the backup was made is there again: erase them once more.
    </p>
    <p>
      A backup holds everything, also what travellers have told you. Keep it where others cannot reach it, and one of
      them on another machine.
    </p>
  </Paper>
);
