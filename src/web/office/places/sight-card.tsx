import { Badge, Button, Group, Paper, Title } from '@mantine/core';
import type { OfficeSight } from '../../../contracts/place-corrections.ts';
import type { Correctable } from '../../../core/places/corrections.ts';
import { places as words } from '../../../words/en/office/places.ts';
import { Passage } from '../../ui/passage.tsx';
import { formatCalendarDay } from '../ui/indian-dates.ts';
import { SIGHT_FACTS, type SightFact, wordFact } from './fact-values.ts';
import styles from './places.module.css';

interface SightCardProps {
  sight: OfficeSight;
  /** Called with the fact to correct. */
  onAsk: (fact: Correctable) => void;
}

/** A sight's facts, each with its source and the day of its last check. */
export function SightCard({ sight, onAsk }: SightCardProps) {
  const id = `sight-${sight.id}`;
  const shared = sharedProvenance(sight);
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id} data-hidden={sight.hidden || undefined}>
      <Group gap="xs">
        <Title order={4} size="h5" id={id}>
          <Passage text={sight.name} />
        </Title>
        {sight.headline && <Badge variant="default">{words.headline}</Badge>}
        {sight.added && <Badge variant="default">{words.added}</Badge>}
        {sight.hidden && <Badge variant="default">{words.hidden}</Badge>}
      </Group>
      <p className={styles.quiet}>
        <Passage text={sight.about} isProse />
      </p>
      <dl className={styles.facts}>
        {SIGHT_FACTS.map((fact) => (
          <FactOfSight
            key={fact}
            sight={sight}
            fact={fact}
            isOwn={sourceKey(sight.facts[fact]) !== sourceKey(shared)}
            onAsk={onAsk}
          />
        ))}
      </dl>
      <ProvenanceLine provenance={shared} />
      {!sight.hidden && (
        <Group gap="xs" mt="sm">
          <Button
            size="compact-sm"
            variant="default"
            aria-label={words.closeNamed({ place: sight.name })}
            onClick={() => onAsk('closures')}
          >
            {words.closeForDays}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={words.correctFact({ fact: words.facts.names, place: sight.name })}
            onClick={() => onAsk('names')}
          >
            {words.facts.names}
          </Button>
          {!sight.added && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={words.hideNamed({ place: sight.name })}
              onClick={() => onAsk('hidden')}
            >
              {words.hide}
            </Button>
          )}
        </Group>
      )}
    </Paper>
  );
}

type Provenance = OfficeSight['facts'][SightFact];

const sourceKey = (provenance: Provenance): string => JSON.stringify(provenance);

/** Returns the provenance that most facts of a sight have. */
function sharedProvenance({ facts }: OfficeSight): Provenance {
  const all = SIGHT_FACTS.map((fact) => facts[fact]);
  const countOf = (one: Provenance) => all.filter((each) => sourceKey(each) === sourceKey(one)).length;
  return all.reduce((most, each) => (countOf(each) > countOf(most) ? each : most));
}

interface FactOfSightProps extends SightCardProps {
  fact: SightFact;
  /** Whether its provenance is not that of the other facts. */
  isOwn: boolean;
}

function FactOfSight({ sight, fact, isOwn, onAsk }: FactOfSightProps) {
  return (
    <div className={styles.fact}>
      <dt>{words.facts[fact]}</dt>
      <dd>
        <Passage text={wordFact(sight, fact)} />
        {isOwn && <ProvenanceLine provenance={sight.facts[fact]} />}
      </dd>
      {!sight.hidden && (
        <dd className={styles.way}>
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={words.correctFact({ fact: words.facts[fact], place: sight.name })}
            onClick={() => onAsk(fact)}
          >
            {words.correct}
          </Button>
        </dd>
      )}
    </div>
  );
}

const ProvenanceLine = ({ provenance: { confidence, checkedOn, source } }: { provenance: Provenance }) => (
  <span className={styles.provenance}>
    {words.provenance({ sureness: words.sureness[confidence], checked: formatCalendarDay(checkedOn) })}
    {source.map((each, at) => (
      <Source key={each} source={each} number={at + 1} />
    ))}
  </span>
);

/** A web address is a link; who said so is a text. */
const Source = ({ source, number }: { source: string; number: number }) =>
  /^https?:\/\//.test(source) ? (
    <a href={source} target="_blank" rel="noreferrer noopener">
      {words.sourceNumber({ number })}
    </a>
  ) : (
    <bdi>{source}</bdi>
  );
