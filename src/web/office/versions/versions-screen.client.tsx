import { Anchor, Button, Group, Paper, SegmentedControl, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate, useNavigation } from 'react-router';
import type { RecordVersion, VersionedKind } from '../../../contracts/record-versions.ts';
import { recordVersions } from '../../../words/en/office/record-versions.ts';
import { adminApi } from '../api/admin-api.ts';
import { ConfirmAction } from '../ui/confirm-dialog.tsx';
import { formatDateTime } from '../ui/indian-dates.ts';
import { tellDone } from '../ui/toasts.tsx';
import { useAddressQuery } from '../ui/use-address-query.ts';
import { DifferenceView } from './difference-view.tsx';
import type { Against, Comparison, VersionList } from './load-versions.ts';
import styles from './versions-screen.module.css';

interface VersionsScreenProps {
  kind: VersionedKind;
  id: string;
  /** Address of the editor. */
  path: string;
  list: VersionList;
  chosen: number | null;
  against: Against;
  comparison: Comparison | null;
}

function describeMade({ made, restored }: RecordVersion): string {
  return made === 'restored' && restored !== null
    ? recordVersions.restoredFrom({ version: restored })
    : recordVersions.made[made];
}

/** Lists the versions of a record, shows what one of them changed, and brings one back. */
export function VersionsScreen(props: VersionsScreenProps) {
  const { path, list, chosen, against, comparison } = props;
  const navigation = useNavigation();
  const version = list.versions.find((each) => each.version === chosen);
  return (
    <>
      <Group justify="space-between" mb="md" align="baseline">
        <Title order={2} size="h3">
          {recordVersions.titleOf({ title: list.title })}
        </Title>
        <Anchor component={Link} to={path} size="sm">
          {recordVersions.backToEditor}
        </Anchor>
      </Group>
      {list.versions.length === 0 ? (
        <Text role="status">{recordVersions.noneYet}</Text>
      ) : (
        <div className={styles.columns}>
          <VersionNav versions={list.versions} chosen={chosen} against={against} present={list.present} />
          <Paper
            withBorder
            p="md"
            component="section"
            aria-label={recordVersions.changes}
            className={styles.changes ?? ''}
            data-busy={navigation.state === 'loading' || undefined}
          >
            {version && comparison && <Changes {...props} version={version} comparison={comparison} />}
          </Paper>
        </div>
      )}
    </>
  );
}

interface VersionNavProps {
  versions: readonly RecordVersion[];
  chosen: number | null;
  against: Against;
  present: number;
}

const VersionNav = ({ versions, chosen, against, present }: VersionNavProps) => (
  <nav aria-label={recordVersions.versions} className={styles.nav}>
    <ol className={styles.list}>
      {versions.map((each) => (
        <li key={each.version}>
          <Link
            to={`?version=${each.version}&against=${against}`}
            preventScrollReset
            replace
            className={styles.entry}
            aria-current={each.version === chosen ? 'true' : undefined}
          >
            <span className={styles.when}>{formatDateTime(each.savedAt)}</span>
            <span className={styles.what}>
              {[describeMade(each), each.admin].filter((text) => text !== '').join(' · ')}
              {each.version === present && ` · ${recordVersions.asItIs}`}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  </nav>
);

interface ChangesProps extends VersionsScreenProps {
  version: RecordVersion;
  comparison: Comparison;
}

function describeNothing({ base, against }: { base: number | null; against: Against }): string {
  if (base === null) return recordVersions.firstOne;
  return against === 'now' ? recordVersions.sameAsNow : recordVersions.nothingChanged;
}

function Changes({ kind, id, path, list, version, against, comparison }: ChangesProps) {
  const [, changeQuery] = useAddressQuery();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { base, differences } = comparison;
  const isPresent = version.version === list.present;
  const restore = async () => {
    const params = { kind, id, version: version.version };
    const body = { version: list.present };
    const call = 'POST /api/admin/records/{kind}/{id}/versions/{version}/restore' as const;
    const { picturesLeftOut } = await adminApi(call, { params, body });
    tellDone(recordVersions.isBack({ time: formatDateTime(version.savedAt), leftOut: picturesLeftOut }));
    await navigate(path);
  };
  return (
    <>
      <Group justify="space-between" mb="md">
        <Group gap="sm">
          <Text size="sm" id="compare-with">
            {recordVersions.compareWith}
          </Text>
          <SegmentedControl
            aria-labelledby="compare-with"
            value={against}
            onChange={(value) =>
              changeQuery(
                (now) => {
                  now.set('version', String(version.version));
                  now.set('against', value);
                  return now;
                },
                { replace: true },
              )
            }
            data={[
              { value: 'before', label: recordVersions.against.before },
              { value: 'now', label: recordVersions.against.now },
            ]}
          />
        </Group>
        {!isPresent && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {recordVersions.bringBack}
          </Button>
        )}
      </Group>
      {differences.length === 0 ? (
        <Text role="status">{describeNothing({ base, against })}</Text>
      ) : (
        <DifferenceView differences={differences} />
      )}
      <ConfirmAction
        opened={asking}
        title={recordVersions.bringBack}
        confirmLabel={recordVersions.bringBack}
        failure={recordVersions.restoreFailed}
        onClose={() => setAsking(false)}
        act={restore}
      >
        {recordVersions.bringBackQuestion({ time: formatDateTime(version.savedAt) })}
      </ConfirmAction>
    </>
  );
}
