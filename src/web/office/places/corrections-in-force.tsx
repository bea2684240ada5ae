import { Button, Paper, Title } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OfficePlace, PlaceCorrection } from '../../../contracts/place-corrections.ts';
import { places as words } from '../../../words/en/office/places.ts';
import { Passage } from '../../ui/passage.tsx';
import { adminApi } from '../api/admin-api.ts';
import { ConfirmAction } from '../ui/confirm-dialog.tsx';
import { formatDateTime } from '../ui/indian-dates.ts';
import { tellDone } from '../ui/toasts.tsx';
import { nameOf, wordCorrection } from './fact-values.ts';
import styles from './places.module.css';

/** Lists the corrections of a place: what, why, from where and by whom. */
export function CorrectionsInForce({ place }: { place: OfficePlace }) {
  const { revalidate } = useRevalidator();
  const [ending, setEnding] = useState<PlaceCorrection | null>(null);
  const end = async ({ _id: id }: PlaceCorrection) => {
    await adminApi('DELETE /api/admin/place-corrections/{id}', { params: { id } });
    tellDone(words.ended);
    await revalidate();
  };
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="in-force">
      <Title order={3} size="h5" id="in-force">
        {words.inForce}
      </Title>
      {place.inForce.length === 0 && <p>{words.noneInForce}</p>}
      <ul className={styles.corrections}>
        {place.inForce.map((correction) => (
          <li key={correction._id}>
            <CorrectionRow place={place} correction={correction} onEnd={() => setEnding(correction)} />
          </li>
        ))}
      </ul>
      <ConfirmAction
        opened={ending !== null}
        title={words.endQuestion}
        confirmLabel={words.endCorrection}
        failure={words.endFailed}
        act={async () => ending && end(ending)}
        onClose={() => setEnding(null)}
      >
        {words.ending}
      </ConfirmAction>
    </Paper>
  );
}

interface CorrectionRowProps {
  place: OfficePlace;
  correction: PlaceCorrection;
  onEnd: () => void;
}

function CorrectionRow({ place, correction, onEnd }: CorrectionRowProps) {
  const fact = words.facts[correction.fact];
  const name = nameOf(place, correction);
  const value = wordCorrection(correction);
  return (
    <>
      <strong>
        <Passage text={name} />: {fact}
      </strong>
      {value !== '' && <Passage text={value} />}
      <span className={styles.quiet}>
        <bdi>{correction.why}</bdi> · <bdi>{correction.source}</bdi>
      </span>
      <span className={styles.quiet}>
        {words.madeBy({ name: correction.madeBy, time: formatDateTime(correction.madeAt) })}
      </span>
      {!correction.applies && <span className={styles.lapsed}>{words.lapsed}</span>}
      <Button
        size="compact-sm"
        variant="default"
        className={styles.end ?? ''}
        aria-label={words.endNamed({ fact, place: name })}
        onClick={onEnd}
      >
        {words.endCorrection}
      </Button>
    </>
  );
}
