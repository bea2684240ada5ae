import { Badge, Button, Group, Paper, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { PlaceCandidate } from '../../../contracts/place-imports.ts';
import { placeImports as words } from '../../../words/en/office/place-imports.ts';
import { places } from '../../../words/en/office/places.ts';
import { Passage } from '../../ui/passage.tsx';
import { positionOf, wordCorrection } from './fact-values.ts';
import styles from './places.module.css';

interface CandidateCardProps {
  candidate: PlaceCandidate;
  onDecide: (decision: 'take' | 'leave') => void;
  /** Called to add it as a new sight. */
  onAdd: () => void;
}

/** A place of open data: what it is to ours, what it says otherwise, and what can be done with it. */
export function CandidateCard({ candidate, onDecide, onAdd }: CandidateCardProps) {
  const { name, match, kind, source, address, licence, proposes, state, decidedBy } = candidate;
  const id = `candidate-${candidate._id}`;
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id}>
      <Group gap="xs">
        <Title order={3} size="h5" id={id}>
          <Passage text={name} />
        </Title>
        <Badge variant="default">{words.kinds[kind]}</Badge>
        <Badge variant="default">{words.matches[match]}</Badge>
      </Group>
      <Known candidate={candidate} />
      <ul>
        {proposes.map((proposed) => (
          <li key={proposed.fact}>
            <Passage text={words.says({ fact: places.facts[proposed.fact], value: wordCorrection(proposed) })} />
          </li>
        ))}
        {proposes.length === 0 && <li>{words.position({ position: positionOf(candidate) })}</li>}
      </ul>
      <span className={styles.provenance}>
        <a href={address} target="_blank" rel="noreferrer noopener">
          {words.sources[source]}
        </a>
        {licence && <span>{words.licence({ licence: words.licences[licence] })}</span>}
        {state !== 'waiting' && <bdi>{words.decidedBy({ name: decidedBy })}</bdi>}
      </span>
      {state === 'waiting' && (
        <Group gap="xs" mt="sm">
          {match === 'new' && kind === 'sight' ? (
            <Button size="compact-sm" aria-label={words.addNamed({ name })} onClick={onAdd}>
              {words.addSight}
            </Button>
          ) : (
            <Button size="compact-sm" aria-label={words.takeNamed({ name })} onClick={() => onDecide('take')}>
              {words.take}
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="default"
            aria-label={words.leaveNamed({ name })}
            onClick={() => onDecide('leave')}
          >
            {words.leave}
          </Button>
        </Group>
      )}
    </Paper>
  );
}

/** The place of ours that it is, or that may add it. */
function Known({ candidate: { match, placeName, baseId, kind, km } }: Pick<CandidateCardProps, 'candidate'>) {
  const at = { km: km.toFixed(1), place: placeName };
  const isTerminal = kind === 'airport' || kind === 'station';
  return (
    <p className={styles.quiet}>
      {isTerminal && match === 'new' && <>{words.newTerminal} · </>}
      {placeName !== '' && <Passage text={match === 'new' ? words.nearBase(at) : words.atKnown(at)} />}
      {baseId !== '' && (
        <>
          {' · '}
          <Link to={`/admin/places/${baseId}`}>{places.showPlace}</Link>
        </>
      )}
      {isTerminal && (
        <>
          {placeName !== '' && ' · '}
          {words.forProject}
        </>
      )}
    </p>
  );
}
