import { Button, Group, Paper, Progress } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CsvImportDetail } from '../../../contracts/csv-imports.ts';
import { imports as words } from '../../../words/en/office/imports.ts';
import { adminApi } from '../api/admin-api.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { formatDateTime } from '../ui/indian-dates.ts';
import { DownloadRefused } from './check-result.tsx';
import { FileChooser } from './choose-file.tsx';
import { FateCounts, handledNames } from './fate-counts.tsx';
import { listPath } from './import-paths.ts';
import styles from './imports.module.css';
import { StepTitle } from './step-title.tsx';
import type { ShownImport } from './use-import.ts';

/** Shows how far an import is and what it did; stops it, goes on with it, and undoes it. */
export function ImportProgress({ shown }: { shown: ShownImport }) {
  const { now, refusal } = shown;
  const { state, noun, by, startedAt, createdAt, counts, removed, kept } = now;
  const isUndone = state === 'undoing' || state === 'undone';
  const isWorkedOn = state === 'running' || state === 'undoing';
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="import-step">
      <StepTitle>{words.states[state]}</StepTitle>
      <span role="status" className="visually-hidden">
        {words.states[state]}
      </span>
      <p className={styles.quiet}>
        <bdi>{now.fileName}</bdi> · {words.sentBy({ by, time: formatDateTime(startedAt ?? createdAt) })}
      </p>
      {isWorkedOn && <Working now={now} />}
      <FateCounts counts={counts} names={handledNames()} />
      {isUndone && (
        <p role="status">
          {words.removed({ rows: removed })}
          {kept > 0 && `. ${words.kept({ rows: kept })}`}
        </p>
      )}
      <KeptRecords now={now} />
      <ErrorBanner>{refusal}</ErrorBanner>
      <Group mt="md" gap="sm">
        <Steps shown={shown} />
        {counts.refused + counts.doubled > 0 && now.hasFile && <DownloadRefused id={now._id} />}
        {!isWorkedOn && <Link to={listPath(noun)}>{words.showList[noun]}</Link>}
      </Group>
      {!isWorkedOn && (
        <div className={styles.another}>
          <FileChooser noun={noun} label={words.chooseAnother} />
        </div>
      )}
    </Paper>
  );
}

function Working({ now: { state, handled, rows, counts, removed, kept } }: { now: CsvImportDetail }) {
  const [done, all] = state === 'running' ? [handled, rows] : [removed + kept, counts.new];
  return (
    <div className={styles.working}>
      <Progress value={all === 0 ? 0 : (done / all) * 100} size="lg" aria-label={words.progress} />
      <p className={styles.quiet}>
        {words.handled({ handled: done, rows: all })}. {words.goesOn}
      </p>
    </div>
  );
}

function KeptRecords({ now: { keptRecords, noun } }: { now: CsvImportDetail }) {
  if (keptRecords.length === 0) return null;
  return (
    <ul className={styles.kept}>
      {keptRecords.map(({ _id, name }) => (
        <li key={_id}>
          <Link to={`${listPath(noun)}?open=${encodeURIComponent(_id)}`}>
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What may be done with an import in its state. */
function Steps({ shown: { now, act, busy } }: { shown: ShownImport }) {
  const [asking, setAsking] = useState(false);
  const params = { id: now._id };
  const mark = now.report?.mark;
  const undo = async () => {
    await act(() => adminApi('POST /api/admin/imports/{id}/undo', { params }));
    setAsking(false);
  };
  return (
    <>
      {now.state === 'running' && (
        <Button
          variant="default"
          loading={busy}
          onClick={() => void act(() => adminApi('POST /api/admin/imports/{id}/stop', { params }))}
        >
          {words.stop}
        </Button>
      )}
      {now.state === 'stopped' && mark !== undefined && (
        <Button
          loading={busy && !asking}
          onClick={() => void act(() => adminApi('POST /api/admin/imports/{id}/start', { params, body: { mark } }))}
        >
          {words.goOn}
        </Button>
      )}
      {now.canUndo && (
        <Button variant="default" onClick={() => setAsking(true)}>
          {words.undo}
        </Button>
      )}
      <ConfirmDialog
        opened={asking}
        title={words.undoTitle}
        confirmLabel={words.undo}
        busy={busy}
        onConfirm={() => void undo()}
        onCancel={() => setAsking(false)}
      >
        {words.undoAbout({ rows: now.counts.new })}
      </ConfirmDialog>
    </>
  );
}
