import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { OfficePlace } from '../../../contracts/place-corrections.ts';
import { places as words } from '../../../words/en/office/places.ts';
import { Passage } from '../../ui/passage.tsx';
import { RouteMap } from '../../ui/route-map/route-map.tsx';
import { type Maps, mapOfSights } from '../../ui/route-map/route-model.ts';
import { NoRecords } from '../ui/no-records.tsx';
import { BrokenPlans } from './broken-plans.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import type { CorrectionAsked } from './correction-draft.ts';
import { CorrectionsInForce } from './corrections-in-force.tsx';
import { inForceOf } from './fact-values.ts';
import styles from './places.module.css';
import { SightCard } from './sight-card.tsx';

interface PlaceScreenProps {
  /** Null where there is none. */
  place: OfficePlace | null;
  maps: Maps;
}

/** One place: its facts with their sources, the corrections in force, and the stored plans that they break. */
export function PlaceScreen({ place, maps }: PlaceScreenProps) {
  return (
    <Stack gap="md">
      <Link to="/admin/places">{words.back}</Link>
      {place ? (
        <Facts place={place} maps={maps} />
      ) : (
        <NoRecords title={words.goneTitle} text={words.noMatch}>
          <Link to="/admin/places">{words.showAll}</Link>
        </NoRecords>
      )}
    </Stack>
  );
}

function Facts({ place, maps }: { place: OfficePlace; maps: Maps }) {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<CorrectionAsked | null>(null);
  const shown = place.officeSights.filter(({ hidden }) => !hidden);
  const ask = (fact: CorrectionAsked['fact'], sightId: string | null) => {
    const sight = place.officeSights.find(({ id }) => id === sightId) ?? null;
    setAsked({ fact, place, sight, before: inForceOf(place, sight?.id ?? place.id, fact) ?? null });
  };
  return (
    <>
      <header>
        <Title order={2} size="h3">
          <Passage text={place.name} />, <Passage text={place.state} />
        </Title>
        <Text c="dimmed" mt={4}>
          {words.summary({ sights: place.sights, percent: place.unsourcedPercent })} ·{' '}
          <Anchor underline="always" href={`/place/${place.id}`}>
            {words.publicPage}
          </Anchor>
        </Text>
      </header>
      <div className={styles.layout}>
        <div className={styles.side}>
          <CorrectionsInForce place={place} />
          <Closures place={place} onAsk={(fact) => ask(fact, null)} />
          <BrokenPlans key={place.inForce.map(({ _id }) => _id).join()} id={place.id} />
          <div className={styles.map}>
            <RouteMap id="map" route={mapOfSights(place, shown, words.mapOf(place))} day={1} open maps={maps} />
          </div>
        </div>
        <div className={styles.sights}>
          <Group justify="space-between">
            <Title order={3} size="h4">
              {words.sights}
            </Title>
            <Button variant="default" onClick={() => ask('sight', null)}>
              {words.addSight}
            </Button>
          </Group>
          {place.officeSights.map((sight) => (
            <SightCard key={sight.id} sight={sight} onAsk={(fact) => ask(fact, sight.id)} />
          ))}
        </div>
      </div>
      <CorrectionDialog
        asked={asked}
        onClose={() => setAsked(null)}
        onSaved={() => {
          setAsked(null);
          void revalidate();
        }}
      />
    </>
  );
}

interface ClosuresProps {
  place: OfficePlace;
  onAsk: (fact: 'season' | 'closures' | 'names') => void;
}

/** When the whole place is closed. */
const Closures = ({ place, onAsk }: ClosuresProps) => (
  <Paper withBorder p="md" component="section" aria-labelledby="closures">
    <Title order={3} size="h5" id="closures">
      {words.closures}
    </Title>
    {place.closures.length === 0 ? (
      <p>{words.noClosures}</p>
    ) : (
      <ul>
        {place.closures.map((range) => (
          <li key={`${range.from} ${range.to} ${range.reason}`}>
            <Passage text={words.range(range)} />
          </li>
        ))}
      </ul>
    )}
    <Group gap="xs" mt="sm">
      <Button size="compact-sm" variant="default" onClick={() => onAsk('season')}>
        {words.facts.season}
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => onAsk('closures')}>
        {words.closePlace}
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => onAsk('names')}>
        {words.facts.names}
      </Button>
    </Group>
  </Paper>
);
