import { Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { imports as words } from '../../../words/en/office/imports.ts';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { CheckResult } from './check-result.tsx';
import { ChooseFile } from './choose-file.tsx';
import { ImportList } from './import-list.tsx';
import { listPath } from './import-paths.ts';
import { ImportProgress } from './import-progress.tsx';
import styles from './imports.module.css';
import type { ImportsData } from './load-imports.ts';
import { MatchColumns } from './match-columns.tsx';
import { type ShownImport, useImport } from './use-import.ts';

/** Imports leads or bookings from a CSV file in three steps: choose it, match its columns, check its rows. */
export function ImportScreen({ noun, list, one, failure }: ImportsData) {
  const shown = useImport(one);
  return (
    <Stack gap="md" className={styles.screen ?? ''}>
      <Group justify="space-between" align="end" gap="xs">
        <div>
          <Title order={2} size="h3">
            {words.titles[noun]}
          </Title>
          <Text c="dimmed" size="sm">
            {words.about}
          </Text>
        </div>
        <Link to={listPath(noun)}>{words.back[noun]}</Link>
      </Group>
      <ErrorBanner>{failure}</ErrorBanner>
      {shown ? <OneImport shown={shown} /> : <ChooseFile noun={noun} />}
      <ImportList noun={noun} list={list} openId={one?._id ?? null} />
    </Stack>
  );
}

/** Shows the step at which an import is. */
function OneImport({ shown }: { shown: ShownImport }) {
  const { state, report } = shown.now;
  const [matching, setMatching] = useState(report === null);
  if (state !== 'waiting') return <ImportProgress shown={shown} />;
  return matching || report === null ? (
    <MatchColumns shown={shown} onChecked={() => setMatching(false)} />
  ) : (
    <CheckResult shown={shown} report={report} onChangeColumns={() => setMatching(true)} />
  );
}
