import { Alert, Button, Checkbox, Group, Paper, Table } from '@mantine/core';
import { useState } from 'react';
import { addressOf } from '../../../contracts/client.ts';
import { type CsvReport, ROW_FATES, type RowFate } from '../../../contracts/csv-imports.ts';
import { formatCount } from '../../../core/counts.ts';
import { importReasons } from '../../../words/en/forms/import-rows.ts';
import { imports as words } from '../../../words/en/office/imports.ts';
import { adminApi } from '../api/admin-api.ts';
import { downloadCsv } from '../api/download-csv.ts';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { formatDateTime } from '../ui/indian-dates.ts';
import { useAction } from '../ui/use-action.ts';
import { FateCounts } from './fate-counts.tsx';
import { FileWays } from './file-ways.tsx';
import styles from './imports.module.css';
import { StepTitle } from './step-title.tsx';
import type { ShownImport } from './use-import.ts';

interface CheckResultProps {
  shown: ShownImport;
  report: CsvReport;
  onChangeColumns: () => void;
}

/** Shows what would become of the rows, and imports them. */
export function CheckResult({ shown, report, onChangeColumns }: CheckResultProps) {
  const { now, act, busy, refusal } = shown;
  const { _id: id, noun, before } = now;
  const [again, setAgain] = useState(false);
  const { counts, mark } = report;
  const start = () =>
    act(() => adminApi('POST /api/admin/imports/{id}/start', { params: { id }, body: { mark, again } }));
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="import-step">
      <StepTitle>{words.checkedTitle}</StepTitle>
      <p className={styles.quiet}>
        <bdi>{now.fileName}</bdi>
      </p>
      <FateCounts counts={counts} names={words.fates} hints={words.fatesOf[noun]} />
      {counts.refused + counts.doubled > 0 && <Refused id={id} report={report} />}
      {ROW_FATES.map((fate) => (
        <FirstRows key={fate} fate={fate} rows={report.first[fate]} />
      ))}
      <details className={styles.rows}>
        <summary>{words.rulesTitle}</summary>
        <p className={styles.prose}>{words.dates}</p>
        <p className={styles.prose}>{words.rules[noun]}</p>
      </details>
      {before && (
        <Alert color="yellow" my="sm">
          {words.importedBefore({ by: before.by, time: formatDateTime(before.at) })}
          <Checkbox
            mt="xs"
            label={words.importAgain}
            checked={again}
            onChange={({ currentTarget: { checked } }) => setAgain(checked)}
          />
        </Alert>
      )}
      <ErrorBanner>{refusal}</ErrorBanner>
      {counts.new === 0 && <p role="status">{words.nothingNew}</p>}
      <Group mt="md" gap="sm">
        {counts.new > 0 && (
          <Button loading={busy} disabled={before !== null && !again} onClick={() => void start()}>
            {words.start({ rows: counts.new })}
          </Button>
        )}
        <Button variant="default" onClick={onChangeColumns}>
          {words.changeColumns}
        </Button>
        <FileWays now={now} />
      </Group>
    </Paper>
  );
}

/** Says why rows are refused, and saves these rows. */
function Refused({ id, report }: { id: string; report: CsvReport }) {
  return (
    <div className={styles.refused}>
      {report.reasons.length > 0 && (
        <>
          <h4 className={styles.small}>{words.reasons}</h4>
          <ul>
            {report.reasons.map(({ reason, rows }) => (
              <li key={reason}>{words.reasonRows({ reason: importReasons[reason], rows })}</li>
            ))}
          </ul>
        </>
      )}
      <DownloadRefused id={id} />
    </div>
  );
}

/** Saves the refused and the doubled rows. */
export function DownloadRefused({ id }: { id: string }) {
  const { busy, run } = useAction(words.failed);
  return (
    <Button
      variant="default"
      size="sm"
      loading={busy}
      onClick={() => void run(() => downloadCsv(addressOf('/api/admin/imports/{id}/refused', { id })))}
    >
      {words.downloadRefused}
    </Button>
  );
}

function FirstRows({ fate, rows }: { fate: RowFate; rows: CsvReport['first'][RowFate] }) {
  if (rows.length === 0) return null;
  const hasReason = fate === 'refused';
  return (
    <details className={styles.rows} open={fate === 'new'}>
      <summary>{words.firstRows({ fate: words.fates[fate] })}</summary>
      <Table verticalSpacing={6} className={styles.table ?? ''}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{words.line}</Table.Th>
            <Table.Th>{words.name}</Table.Th>
            <Table.Th>{words.phone}</Table.Th>
            {hasReason && <Table.Th>{words.reason}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ line, name, phone, reason }) => (
            <Table.Tr key={line}>
              <Table.Td>{formatCount(line)}</Table.Td>
              <Table.Td>
                <bdi>{name}</bdi>
              </Table.Td>
              <Table.Td className={styles.phone ?? ''}>{phone}</Table.Td>
              {hasReason && <Table.Td>{reason && importReasons[reason]}</Table.Td>}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </details>
  );
}
