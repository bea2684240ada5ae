import { Link } from 'react-router';
import type { Conversion, ConversionAnswer } from '../../../contracts/dashboard.ts';
import { formatCount } from '../../../core/counts.ts';
import type { EnquirySource } from '../../../core/enquiry-sources.ts';
import { formatRupees } from '../../../core/money.ts';
import { conversion as words } from '../../../words/en/office/conversion.ts';
import { enquirySources } from '../../../words/en/office/enquiry-sources.ts';
import { Passage } from '../../ui/passage.tsx';
import type { ReportColumn } from '../ui/report-table.tsx';
import styles from './dashboard.module.css';
import { describeRate, isTooFew } from './rate-words.ts';

interface ItemRow extends Conversion {
  /** Null for all that are not listed one by one. */
  readonly item: string | null;
  readonly title: string;
}

const KNOWN_ITEMS: Readonly<Record<string, 'plannedTrips' | 'byTitle'>> = {
  itinerary: 'plannedTrips',
  'by-title': 'byTitle',
};

/** Returns the rows by item, with all others in the last one. */
export const itemRows = ({ items, otherItems }: ConversionAnswer): readonly ItemRow[] => [
  ...items,
  ...(otherItems ? [{ item: null, title: '', ...otherItems }] : []),
];

function itemName({ item, title }: ItemRow): string {
  if (item === null) return words.otherItems;
  const known = KNOWN_ITEMS[item];
  return known === undefined ? title || words.goneItem : words[known];
}

/** Returns the address of a list, narrowed to what came in since a day. */
const listAddress = (path: string, name: string, value: string, since: string): string =>
  `${path}?${new URLSearchParams({ [name]: value, received: `${since}..` })}`;

/** A count and its share of all; of few, both in one. */
const Share = ({ part, whole }: { part: number; whole: number }) =>
  isTooFew(whole) ? (
    describeRate(part, whole)
  ) : (
    <>
      {formatCount(part)} <span className={styles.share}>{describeRate(part, whole)}</span>
    </>
  );

type Step = 'contacted' | 'confirmed' | 'cancelled';
const stepColumn = <Row extends Conversion>(name: Step): ReportColumn<Row> => ({
  name,
  label: words.columns[name],
  value: (row) => row[name],
  cell: (row) => <Share part={row[name]} whole={row.requests} />,
  isNumber: true,
});

/** What adds no rupees to the total. */
function LeftOut({ unpriced, foreign }: Conversion) {
  if (unpriced + foreign === 0) return '–';
  const abroad = foreign > 0 && words.foreign({ count: formatCount(foreign) });
  return [unpriced > 0 && formatCount(unpriced), abroad].filter(Boolean).join(', ');
}

const figureColumns = <Row extends Conversion>(): readonly ReportColumn<Row>[] => [
  {
    name: 'requests',
    label: words.columns.requests,
    value: ({ requests }) => requests,
    cell: ({ requests }) => formatCount(requests),
    isNumber: true,
  },
  stepColumn('contacted'),
  stepColumn('confirmed'),
  stepColumn('cancelled'),
  {
    name: 'asked',
    label: words.columns.asked,
    value: ({ asked }) => asked,
    cell: ({ asked }) => formatRupees(asked),
    isNumber: true,
  },
  {
    name: 'booked',
    label: words.columns.booked,
    value: ({ booked }) => booked,
    cell: ({ booked }) => formatRupees(booked),
    isNumber: true,
  },
  {
    name: 'left-out',
    label: words.columns.leftOut,
    value: ({ unpriced, foreign }) => unpriced + foreign,
    cell: LeftOut,
    isNumber: true,
  },
];

const sourceColumn = <Row extends { readonly source: EnquirySource }>(
  path: string,
  since: string,
): ReportColumn<Row> => ({
  name: 'source',
  label: words.columns.source,
  value: ({ source }) => enquirySources.names[source],
  cell: ({ source }) => <Link to={listAddress(path, 'source', source, since)}>{enquirySources.names[source]}</Link>,
});

export const sourceColumns = (since: string): readonly ReportColumn<ConversionAnswer['sources'][number]>[] => [
  sourceColumn('/admin/bookings', since),
  ...figureColumns(),
];

export const itemColumns = (since: string): readonly ReportColumn<ItemRow>[] => [
  {
    name: 'item',
    label: words.columns.item,
    value: itemName,
    cell: (row) =>
      row.item === null ? (
        itemName(row)
      ) : (
        <Link to={listAddress('/admin/bookings', 'item', row.item, since)}>
          {row.title === '' ? itemName(row) : <Passage text={row.title} />}
        </Link>
      ),
  },
  ...figureColumns<ItemRow>(),
];

type LeadRow = ConversionAnswer['leads'][number];
const leadStep = (name: 'contacted' | 'converted' | 'booked', label: string): ReportColumn<LeadRow> => ({
  name,
  label,
  value: (row) => row[name],
  cell: (row) => <Share part={row[name]} whole={row.leads} />,
  isNumber: true,
});

export const leadColumns = (since: string): readonly ReportColumn<LeadRow>[] => [
  sourceColumn('/admin/leads', since),
  {
    name: 'leads',
    label: words.columns.leads,
    value: ({ leads }) => leads,
    cell: ({ leads }) => formatCount(leads),
    isNumber: true,
  },
  leadStep('contacted', words.columns.contacted),
  leadStep('converted', words.columns.converted),
  leadStep('booked', words.columns.withBooking),
];
