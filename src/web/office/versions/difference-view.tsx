import { Text } from '@mantine/core';
import type { FieldDifference } from '../../../contracts/record-versions.ts';
import { recordVersions } from '../../../words/en/office/record-versions.ts';
import { TravelPicture } from '../../ui/travel-picture.tsx';
import { smallPicture } from '../ui/small-picture.ts';
import styles from './difference-view.module.css';
import { fieldName, valueWords } from './difference-words.ts';
import { foldParts } from './fold-parts.ts';

type Part = FieldDifference['parts'][number];

/** Shows one part: struck out when it was removed, underlined when it was added, each with a word for screen readers. */
function Marked({ part: { mark, text } }: { part: Part }) {
  if (mark === 'same') return <span>{text}</span>;
  const spoken = <span className="visually-hidden">{recordVersions.marks[mark]} </span>;
  return mark === 'added' ? (
    <ins className={styles.added}>
      {spoken}
      {text}
    </ins>
  ) : (
    <del className={styles.removed}>
      {spoken}
      {text}
    </del>
  );
}

/** Numbers parts, which may be alike, so that each has a key. */
const keyed = (parts: readonly Part[]) => parts.map((part, index) => ({ part, key: `${index}` }));

function Parts({ form, parts }: Pick<FieldDifference, 'form' | 'parts'>) {
  const changed = parts.filter(({ mark }) => mark !== 'same');
  if (form === 'pictures') {
    return (
      <ul className={styles.pictures}>
        {keyed(changed).map(({ part, key }) => (
          <li key={key} className={styles.picture} data-mark={part.mark}>
            <TravelPicture src={smallPicture(part.text)} alt="" />
            <Text size="xs">{part.mark === 'added' ? recordVersions.marks.added : recordVersions.marks.removed}</Text>
          </li>
        ))}
      </ul>
    );
  }
  if (form === 'list') {
    return (
      <ul className={styles.list}>
        {keyed(changed).map(({ part, key }) => (
          <li key={key}>
            <Marked part={part} />
          </li>
        ))}
      </ul>
    );
  }
  if (changed.length === 0) return <Text size="sm">{recordVersions.onlyFormatting}</Text>;
  const shown = form === 'value' ? parts.map(({ mark, text }) => ({ mark, text: valueWords(text) })) : foldParts(parts);
  return (
    <p className={styles.text} data-value={form === 'value' || undefined}>
      {keyed(shown).map(({ part, key }) => (
        <Marked key={key} part={part} />
      ))}
    </p>
  );
}

/** Shows in which fields two versions differ. */
export const DifferenceView = ({ differences }: { differences: readonly FieldDifference[] }) => (
  <dl className={styles.fields}>
    {differences.map(({ field, form, parts }) => (
      <div key={field} className={styles.field}>
        <dt>{fieldName(field)}</dt>
        <dd>
          <Parts form={form} parts={parts} />
        </dd>
      </div>
    ))}
  </dl>
);
