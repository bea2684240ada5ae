import { Paper, Skeleton, Table, Title } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { lazy, useId, useState } from 'react';
import { charts } from '../../../../words/en/office/charts.ts';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { greatestOf } from './chart-scale.ts';
import type { ChartData, ChartPoint } from './chart-series.ts';
import styles from './time-chart.module.css';

const DrawnChart = lazy(() => import('./drawn-chart.tsx'));

/** Shows values over time: drawn once it scrolls into view, and always available as a table. */
export function TimeChart(chart: ChartData) {
  const id = useId();
  // Shortly before it scrolls into view, so that it is ready in time.
  const { ref: drawing, entry } = useIntersection({ rootMargin: '120px' });
  const [seen, setSeen] = useState(false);
  if (entry?.isIntersecting && !seen) setSeen(true);
  const waiting = <Skeleton height={220} role="img" aria-label={charts.drawing({ title: chart.title })} />;
  if (greatestOf(chart) === 0) return <Undrawn chart={chart} id={id} />;
  return (
    <Paper withBorder p="md" component="figure" className={styles.figure ?? ''} aria-labelledby={id}>
      <Head chart={chart} id={id} />
      <div ref={drawing} className={styles.drawing}>
        {seen ? (
          <LazyPart fallback={<p>{charts.notDrawn}</p>} waiting={waiting}>
            <DrawnChart {...chart} />
          </LazyPart>
        ) : (
          waiting
        )}
      </div>
      <details className={styles.table}>
        <summary>{charts.asTable({ title: chart.title })}</summary>
        <ChartTable {...chart} labelledBy={id} />
      </details>
    </Paper>
  );
}

interface PartProps {
  chart: ChartData;
  id: string;
}

const Head = ({ chart: { title, summary }, id }: PartProps) => (
  <>
    <Title order={2} size="h5" id={id}>
      {title}
    </Title>
    <p className={styles.summary}>{summary}</p>
  </>
);

/** All values are zero: neither a drawing nor a table would add to the words. */
const Undrawn = (props: PartProps) => (
  <Paper withBorder p="md" component="figure" className={styles.figure ?? ''} aria-labelledby={props.id}>
    <Head {...props} />
    <p className={styles.nothing}>{charts.noData}</p>
  </Paper>
);

function ChartTable({ series, points, format, labelledBy }: ChartData & { labelledBy: string }) {
  const show = (point: ChartPoint, name: string): string => {
    const value = point[name];
    return typeof value === 'number' ? format(value) : '–';
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.rows} tabIndex={0} aria-labelledby={labelledBy}>
      <Table aria-labelledby={labelledBy} verticalSpacing={4} stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{charts.when}</Table.Th>
            {series.map(({ name, label }) => (
              <Table.Th key={name} scope="col" ta="right">
                {label}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {points.map((point) => (
            <Table.Tr key={point.at}>
              <Table.Th scope="row" fw={400}>
                {point.at}
              </Table.Th>
              {series.map(({ name }) => (
                <Table.Td key={name} ta="right">
                  {show(point, name)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
