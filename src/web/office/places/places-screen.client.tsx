import { Button, NativeSelect, Stack, Table, Text, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import type { OfficePlaceOnList } from '../../../contracts/place-corrections.ts';
import { lists } from '../../../words/en/office/lists.ts';
import { places as words } from '../../../words/en/office/places.ts';
import { saveFile } from '../../browser/save-file.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { Passage } from '../../ui/passage.tsx';
import { adminApi } from '../api/admin-api.ts';
import { formatCalendarDay } from '../ui/indian-dates.ts';
import { changeFilter } from '../ui/list-address.ts';
import bar from '../ui/list-filter-bar.module.css';
import { ListPager } from '../ui/list-pager.tsx';
import { ListUnread } from '../ui/list-unread.tsx';
import { NoRecords } from '../ui/no-records.tsx';
import { RecordTable } from '../ui/record-table.tsx';
import { useAction } from '../ui/use-action.ts';
import { useAddressQuery } from '../ui/use-address-query.ts';
import { useSearchText } from '../ui/use-search-text.ts';
import { PLACES_A_PAGE, type PlacesData } from './load-places.ts';
import styles from './places.module.css';

/** Places: what is known of each, how much of it a source states, and what was corrected. */
export function PlacesScreen({ filters, list }: PlacesData) {
  return (
    <Stack gap="md">
      <Text c="dimmed" className={styles.about ?? ''}>
        {words.about}
      </Text>
      <Filters filters={filters} list={list} />
      {list === null && <ListUnread>{words.readFailed}</ListUnread>}
      {list && list.places.length === 0 && (
        <NoRecords title={words.noMatchTitle} text={words.noMatch}>
          <Link to="/admin/places">{words.showAll}</Link>
        </NoRecords>
      )}
      {list && list.places.length > 0 && (
        <>
          <RecordTable columns={Object.values(words.columns)} className={styles.table}>
            {list.places.map((place) => (
              <PlaceRow key={place.id} place={place} />
            ))}
          </RecordTable>
          <ListPager {...list} limit={PLACES_A_PAGE} noun={words.nouns} />
        </>
      )}
    </Stack>
  );
}

/** Searches and filters the list; all choices are kept in the address. */
function Filters({ filters, list }: PlacesData) {
  const [query, changeQuery] = useAddressQuery();
  const [text, setText] = useSearchText(query.get('search') ?? '', (search) =>
    changeQuery((now) => changeFilter(now, 'search', search), { replace: true }),
  );
  const { busy, run } = useAction(words.proposalFailed);
  const { state, isCorrected } = filters;
  const states = (list?.states ?? []).map(({ code, name }) => ({ value: code, label: name }));
  const download = async () => {
    const proposal = await adminApi('GET /api/admin/place-corrections');
    const file = new Blob([`${JSON.stringify(proposal, null, 2)}\n`], { type: 'application/json' });
    saveFile(file, 'place-corrections.json');
  };
  return (
    <search className={bar.bar}>
      <TextInput
        className={bar.text ?? ''}
        label={lists.search}
        type="search"
        placeholder={words.searched}
        maxLength={80}
        leftSection={<SearchIcon size={18} />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <NativeSelect
        label={words.state}
        className={bar.status ?? ''}
        value={state}
        data={[{ value: '', label: words.allStates }, ...states]}
        onChange={({ currentTarget: { value } }) => changeQuery((now) => changeFilter(now, 'state', value))}
      />
      <Button
        variant={isCorrected ? 'filled' : 'default'}
        aria-pressed={isCorrected}
        onClick={() => changeQuery((now) => changeFilter(now, 'corrected', isCorrected ? '' : 'yes'))}
      >
        {words.correctedOnly}
      </Button>
      <div className={bar.ways}>
        <Button component={Link} variant="default" to="/admin/places/open-data">
          {words.openData}
        </Button>
        <Button variant="default" loading={busy} onClick={() => void run(download)}>
          {words.proposal}
        </Button>
      </div>
    </search>
  );
}

function PlaceRow({ place }: { place: OfficePlaceOnList }) {
  return (
    <Table.Tr className={styles.row ?? ''}>
      <Table.Td data-column="Place">
        <Link to={`/admin/places/${place.id}`}>
          <Passage text={place.name} />
        </Link>
      </Table.Td>
      <Table.Td data-column="State">
        <Passage text={place.state} />
      </Table.Td>
      <Table.Td data-column="Sights">{place.sights}</Table.Td>
      <Table.Td data-column="Unsourced">{words.percent({ percent: place.unsourcedPercent })}</Table.Td>
      <Table.Td data-column="Checked">{formatCalendarDay(place.checkedOn)}</Table.Td>
      <Table.Td data-column="Corrections">{place.corrections || ''}</Table.Td>
    </Table.Tr>
  );
}
