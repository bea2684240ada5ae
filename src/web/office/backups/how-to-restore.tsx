import { Code, Paper, Title } from '@mantine/core';
import styles from './backups.module.css';

/** Explains how to restore: the site cannot replace its own data while it runs. */
export const HowToRestore = () => (
  <Paper withBorder component="section" aria-labelledby="restore" p="md" className={styles.restore ?? ''}>
    <Title order={3} size="h4" id="restore">
      How to restore a backup
    </Title>
    <ol>
      <li>Stop every process of the site.</li>
      <li>
        On its machine, in its folder and with its environment, run <Code>npm run restore FILE</Code>
        <br />
        FILE is a downloaded backup, or its file name.
      </li>
      <li>Start the site again. Everyone has to sign in again.</li>
    </ol>
    <p>
      The backup is checked before anything changes, and the current data is kept aside. People erased since the backup
      was made are back: erase them again.
    </p>
    <p>A backup holds all data, including travellers’ details. Keep it private, and keep a copy on another machine.</p>
  </Paper>
);
