import { Button, Group, NativeSelect, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { CANDIDATE_STATES, type PlaceCandidate } from '../../../contracts/place-imports.ts';
import { IMPORT_SOURCES } from '../../../core/places/import/candidate.ts';
import { placeImports as words } from '../../../words/en/office/place-imports.ts';
import { adminApi } from '../api/admin-api.ts';
import { ConfirmAction } from '../ui/confirm-dialog.tsx';
import { formatDateTime } from '../ui/indian-dates.ts';
import { changeFilter } from '../ui/list-address.ts';
import bar from '../ui/list-filter-bar.module.css';
import { ListPager } from '../ui/list-pager.tsx';
import { ListUnread } from '../ui/list-unread.tsx';
import { NoRecords } from '../ui/no-records.tsx';
import { tellDone, tellFailure } from '../ui/toasts.tsx';
import { useAction } from '../ui/use-action.ts';
import { useAddressQuery } from '../ui/use-address-query.ts';
import { CandidateCard } from './candidate-card.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import type { CorrectionAsked } from './correction-draft.ts';
import { type CandidatesData, PLACES_A_PAGE } from './load-places.ts';
import styles from './places.module.css';

type List = NonNullable<CandidatesData['list']>;
type Decision = 'take' | 'leave';

/** Matches on which somebody decides: the others are counted only. */
const DECIDED_MATCHES = ['same', 'moved', 'new'] as const;

/** Places of imported open data: what each says otherwise than the facts, to be taken over or left. */
export function OpenDataScreen({ filters, list }: CandidatesData) {
  return (
    <Stack gap="md">
      <Link to="/admin/places">{words.back}</Link>
      <Text c="dimmed" className={styles.about ?? ''}>
        {words.about}
      </Text>
      {list === null && <ListUnread>{words.readFailed}</ListUnread>}
      {list && list.imports.length === 0 && <p>{words.noneImported}</p>}
      {list && list.imports.length > 0 && (
        <>
          <LastImports imports={list.imports} />
          <Filters filters={filters} />
          {list.candidates.length === 0 ? (
            <NoRecords title={words.noMatchTitle} text={words.noMatch}>
              <Link to="/admin/places/open-data">{words.showAll}</Link>
            </NoRecords>
          ) : (
            <Candidates list={list} />
          )}
        </>
      )}
    </Stack>
  );
}

const LastImports = ({ imports }: Pick<List, 'imports'>) => (
  <Paper withBorder p="md" component="section" aria-labelledby="last-imports">
    <Title order={2} size="h5" id="last-imports">
      {words.lastImports}
    </Title>
    <ul className={styles.corrections}>
      {imports.map(({ source, file, importedAt, report, waiting }) => (
        <li key={source}>
          <strong>
            <bdi>{words.imported({ source: words.sources[source], file, date: formatDateTime(importedAt) })}</bdi>
          </strong>
          <span className={styles.quiet}>
            {words.compared({
              known: report.same + report.moved,
              moved: report.moved,
              others: report.new + report.namesake + report.elsewhere,
            })}{' '}
            · {words.waiting({ count: waiting })}
          </span>
        </li>
      ))}
    </ul>
  </Paper>
);

/** All choices are kept in the address. */
function Filters({ filters: { source, match, state } }: Pick<CandidatesData, 'filters'>) {
  const [, changeQuery] = useAddressQuery();
  const change = (name: string) => (value: string) => changeQuery((now) => changeFilter(now, name, value));
  return (
    <search className={bar.bar}>
      <Choice
        label={words.source}
        value={source}
        data={[
          { value: '', label: words.allSources },
          ...IMPORT_SOURCES.map((value) => ({ value, label: words.sources[value] })),
        ]}
        onChange={change('source')}
      />
      <Choice
        label={words.match}
        value={match}
        data={[
          { value: '', label: words.allMatches },
          ...DECIDED_MATCHES.map((value) => ({ value, label: words.matches[value] })),
        ]}
        onChange={change('match')}
      />
      <Choice
        label={words.state}
        value={state}
        data={CANDIDATE_STATES.map((value) => ({ value, label: words.states[value] }))}
        onChange={change('state')}
      />
    </search>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  data: { value: string; label: string }[];
  onChange: (value: string) => void;
}

const Choice = ({ label, value, data, onChange }: ChoiceProps) => (
  <NativeSelect
    label={label}
    className={bar.status ?? ''}
    value={value}
    data={data}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);

/** The candidates of a page, with what can be decided on each and on all of them. */
function Candidates({ list }: { list: List }) {
  const { revalidate } = useRevalidator();
  const { run } = useAction(words.decideFailed);
  const [isTakingAll, setTakingAll] = useState(false);
  const [adding, setAdding] = useState<CorrectionAsked | null>(null);
  const takable = list.candidates.filter(({ state, match }) => state === 'waiting' && match !== 'new');

  const decide = async (candidates: readonly PlaceCandidate[], decision: Decision) => {
    const ids = candidates.map(({ _id }) => _id);
    const { decided, refused } = await adminApi('POST /api/admin/place-candidates/decisions', {
      body: { ids, decision },
    });
    if (decided > 0) tellDone(words.decided({ count: decided }));
    for (const { _id: id, message } of refused) {
      tellFailure(words.refused({ name: candidates.find(({ _id }) => _id === id)?.name ?? '', message }));
    }
    await revalidate();
  };
  const add = async (found: PlaceCandidate) => {
    const { place } = await adminApi('GET /api/admin/places/{id}', { params: { id: found.baseId } });
    setAdding({ fact: 'sight', place, sight: null, before: null, found });
  };
  return (
    <>
      {takable.length > 1 && (
        <Group>
          <Button variant="default" onClick={() => setTakingAll(true)}>
            {words.takeAll({ count: takable.length })}
          </Button>
        </Group>
      )}
      <div className={styles.sights}>
        {list.candidates.map((candidate) => (
          <CandidateCard
            key={candidate._id}
            candidate={candidate}
            onDecide={(decision) => void run(() => decide([candidate], decision))}
            onAdd={() => void run(() => add(candidate))}
          />
        ))}
      </div>
      <ListPager {...list} limit={PLACES_A_PAGE} noun={words.nouns} />
      <ConfirmAction
        opened={isTakingAll}
        title={words.takeAllQuestion}
        confirmLabel={words.take}
        failure={words.decideFailed}
        act={() => decide(takable, 'take')}
        onClose={() => setTakingAll(false)}
      >
        {words.takingAll}
      </ConfirmAction>
      <CorrectionDialog
        asked={adding}
        onClose={() => setAdding(null)}
        onSaved={() => {
          const found = adding?.found;
          setAdding(null);
          if (found) void run(() => decide([found], 'take'));
        }}
      />
    </>
  );
}
