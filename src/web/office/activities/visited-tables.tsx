import { Paper, SimpleGrid, Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatCount } from '../../../core/counts.ts';
import { activityFigures as words } from '../../../words/en/office/activity-figures.ts';
import { ListUnread } from '../ui/list-unread.tsx';
import type { Range } from './activity-filters.ts';
import { withoutSlugTail } from './describe-activity.ts';
import styles from './figures.module.css';
import type { ActivityData } from './load-activity.ts';

type Visited = NonNullable<ActivityData['visited']>;

/** Lists the pages that were visited most, and where visits came from. */
export function VisitedTables({ visited, range }: Pick<ActivityData, 'visited'> & { range: Range }) {
  if (visited === null) return <ListUnread>{words.visitedFailed}</ListUnread>;
  const { pages, pageViews, sources, arrivals } = visited;
  const days = range === '1' ? ` ${words.byWholeDays}` : '';
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" className={styles.tops ?? ''}>
      <TopList
        id="top-pages"
        title={words.pages}
        about={words.pagesAbout({ views: pageViews }) + days}
        none={words.noPages}
        head={[words.page, words.pageViews, words.pageVisitors]}
        rows={pages.map(({ path, ...counts }) => ({ key: path, name: <PageName path={path} />, ...counts }))}
      />
      <TopList
        id="top-sources"
        title={words.sources}
        about={words.sourcesAbout({ arrivals }) + days}
        none={words.noSources}
        head={[words.source, words.arrivals, words.pageVisitors]}
        rows={sources.map((source) => ({
          ...source,
          key: `${source.kind} ${source.name}`,
          name: <SourceName source={source} />,
        }))}
      />
    </SimpleGrid>
  );
}

/** Names a page and leads to it, unless only a part of its address is known. */
function PageName({ path }: { path: string }) {
  const shown = withoutSlugTail(path);
  if (path.endsWith('…')) return <span>{shown}</span>;
  return (
    <a href={path} target="_blank" rel="noreferrer" aria-label={words.opensOnSite({ path: shown })}>
      {shown}
    </a>
  );
}

const SourceName = ({ source: { name, kind } }: { source: Visited['sources'][number] }) => (
  <>
    {kind === 'direct' ? words.direct : <bdi>{name}</bdi>}
    <span className={styles.kind}>{words.sourceKinds[kind]}</span>
  </>
);

interface TopListProps {
  id: string;
  title: string;
  about: string;
  none: string;
  head: readonly string[];
  rows: readonly { key: string; name: ReactNode; views: number; visitors: number }[];
}

function TopList({ id, title, about, none, head, rows }: TopListProps) {
  return (
    <Paper withBorder p="md">
      <Title order={2} size="h4" id={id}>
        {title}
      </Title>
      <Text c="dimmed" size="sm" mb="sm">
        {rows.length === 0 ? none : about}
      </Text>
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        <section className={styles.topRows} tabIndex={0} aria-labelledby={id}>
          <Table aria-labelledby={id} verticalSpacing={6} className={styles.top ?? ''} stickyHeader>
            <Table.Thead>
              <Table.Tr>
                {head.map((label) => (
                  <Table.Th key={label} scope="col">
                    {label}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map(({ key, name, views, visitors }) => (
                <Table.Tr key={key}>
                  <Table.Td>{name}</Table.Td>
                  <Table.Td>{formatCount(views)}</Table.Td>
                  <Table.Td>{formatCount(visitors)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </section>
      )}
    </Paper>
  );
}
