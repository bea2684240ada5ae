import { Button, Group, NativeSelect, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import type { CsvEncoding, CsvReading } from '../../../contracts/csv-imports.ts';
import type { CsvDelimiter } from '../../../core/imports/csv-reader.ts';
import { IMPORT_FIELDS, type ImportField } from '../../../core/imports/fields.ts';
import { importFields } from '../../../words/en/forms/import-rows.ts';
import { imports as words } from '../../../words/en/office/imports.ts';
import { adminApi } from '../api/admin-api.ts';
import { choicesOf } from '../ui/choices.ts';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { formatBytes } from '../ui/format-bytes.ts';
import { FileWays } from './file-ways.tsx';
import styles from './imports.module.css';
import { StepTitle } from './step-title.tsx';
import type { ShownImport } from './use-import.ts';

type Columns = readonly (ImportField | null)[];

interface MatchColumnsProps {
  shown: ShownImport;
  onChecked: () => void;
}

/** Says what each column of a file stands for, and has its rows checked. */
export function MatchColumns({ shown, onChecked }: MatchColumnsProps) {
  const { reading, _id } = shown.now;
  return (
    reading && (
      <Matching
        // Another encoding or delimiter gives other columns.
        key={[_id, reading.encoding, reading.delimiter].join()}
        shown={shown}
        reading={reading}
        onChecked={onChecked}
      />
    )
  );
}

function Matching({ shown, reading, onChecked }: MatchColumnsProps & { reading: CsvReading }) {
  const { now, act, busy, refusal } = shown;
  const { _id: id, noun } = now;
  const [columns, setColumns] = useState<Columns>(reading.columns);
  const nameOf = (index: number): string => reading.header[index] || words.unnamed({ number: index + 1 });
  const leftOut = columns.flatMap((field, index) => (field === null ? [nameOf(index)] : []));

  /** A field has one column: the last chosen one. */
  const choose = (index: number, chosen: string): void => {
    const field = IMPORT_FIELDS[noun].find((each) => each === chosen) ?? null;
    setColumns(columns.map((each, at) => (at === index ? field : each === field ? null : each)));
  };
  const check = async (): Promise<void> => {
    const body = { columns: [...columns] };
    if (await act(() => adminApi('POST /api/admin/imports/{id}/check', { params: { id }, body }))) onChecked();
  };

  return (
    <Paper withBorder p="md" component="section" aria-labelledby="import-step">
      <StepTitle>{words.columnsTitle}</StepTitle>
      <p className={styles.quiet}>
        <bdi>{now.fileName}</bdi>, {words.fileFacts({ size: formatBytes(now.bytes), rows: now.rows })}
      </p>
      <HowRead shown={shown} reading={reading} />
      <ul className={styles.columns}>
        {columns.map((field, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity, and never move.
          <li key={index} className={styles.column} data-left-out={field === null || undefined}>
            <span className={styles.header}>
              <bdi>{nameOf(index)}</bdi>
              <span className={styles.sample}>
                {reading.sample
                  .map((row) => row[index])
                  .filter((cell) => cell)
                  .join(' · ')}
              </span>
            </span>
            <NativeSelect
              aria-label={words.standsFor({ column: nameOf(index) })}
              value={field ?? ''}
              data={[
                { value: '', label: words.leaveOut },
                ...IMPORT_FIELDS[noun].map((value) => ({ value, label: importFields[value] })),
              ]}
              onChange={({ currentTarget: { value } }) => choose(index, value)}
            />
          </li>
        ))}
      </ul>
      {leftOut.length > 0 && (
        <Text size="sm" my="sm">
          {words.leftOut({ columns: leftOut.join(', ') })}
        </Text>
      )}
      <ErrorBanner>{refusal}</ErrorBanner>
      <Group mt="md" gap="sm">
        <Button loading={busy} onClick={() => void check()}>
          {words.check}
        </Button>
        <FileWays now={now} />
        <span role="status" className="visually-hidden">
          {busy && words.checking}
        </span>
      </Group>
    </Paper>
  );
}

/** Shows the encoding and the delimiter that were found, and reads the file in another way. */
function HowRead({ shown: { now, act, busy }, reading }: { shown: ShownImport; reading: CsvReading }) {
  const readAs = (how: { encoding?: CsvEncoding; delimiter?: CsvDelimiter }): void => {
    const { encoding, delimiter } = reading;
    const body = { encoding, delimiter, ...how };
    void act(() => adminApi('PUT /api/admin/imports/{id}/reading', { params: { id: now._id }, body }));
  };
  return (
    <div className={styles.how}>
      <NativeSelect
        label={words.encoding}
        value={reading.encoding}
        data={choicesOf(words.encodings)}
        disabled={busy}
        onChange={({ currentTarget: { value } }) => readAs({ encoding: value as CsvEncoding })}
      />
      <NativeSelect
        label={words.delimiter}
        value={reading.delimiter}
        data={choicesOf(words.delimiters)}
        disabled={busy}
        onChange={({ currentTarget: { value } }) => readAs({ delimiter: value as CsvDelimiter })}
      />
    </div>
  );
}
