import { Anchor, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { aiLog } from '../../../words/en/office/ai-log.ts';
import styles from './readable-data.module.css';
import { fieldName, type Simple, showList, showSimple } from './readable-words.ts';

const isSimple = (value: unknown): value is Simple => typeof value !== 'object' || value === null;

/** Returns true for a value that fits on one line beside its name. */
const isShort = (value: unknown): boolean =>
  isSimple(value) || (Array.isArray(value) ? value.every(isSimple) : Object.keys(value as object).length === 0);

interface ReadableDataProps {
  title: string;
  data: unknown;
}

/** Shows the fields of an input or answer in words; also as JSON, for the exact characters. */
export function ReadableData({ title, data }: ReadableDataProps) {
  const id = useId();
  const [raw, setRaw] = useState(false);
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h4 id={id}>{title}</h4>
        <Anchor component="button" type="button" size="sm" aria-pressed={raw} onClick={() => setRaw(!raw)}>
          {raw ? aiLog.asWords : aiLog.asJson}
        </Anchor>
      </div>
      {raw ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        <pre className={styles.raw} tabIndex={0}>
          {JSON.stringify(data, null, 2)}
        </pre>
      ) : (
        <Value value={data} />
      )}
    </section>
  );
}

function Value({ value }: { value: unknown }) {
  if (isSimple(value)) return <span className={styles.value}>{showSimple(value)}</span>;
  if (Array.isArray(value)) return <List items={value} />;
  const fields = Object.entries(value as Record<string, unknown>);
  if (fields.length === 0) return <Nothing />;
  return (
    <dl className={styles.fields}>
      {fields.map(([name, held]) => (
        <div key={name} className={styles.field} data-nested={!isShort(held) || undefined}>
          <dt>{fieldName(name)}</dt>
          <dd>
            <Value value={held} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function List({ items }: { items: readonly unknown[] }) {
  if (items.length === 0) return <Nothing />;
  if (items.every(isSimple)) return <span className={styles.value}>{showList(items)}</span>;
  return (
    <ol className={styles.items}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a log never changes
        <li key={index}>
          <Value value={item} />
        </li>
      ))}
    </ol>
  );
}

const Nothing = () => (
  <Text span c="dimmed">
    {aiLog.nothing}
  </Text>
);
