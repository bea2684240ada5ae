import { describe, expect, it } from 'vitest';
import { matchColumns } from './column-names.ts';
import { readBookingRow, readLeadRow } from './imported-rows.ts';
import { readAmount, readDay, readInstant } from './read-cells.ts';

/** 2026-11-28 12:00 in India. */
const NOW = Date.parse('2026-11-28T06:30:00Z');

const rowOf = (noun: 'lead' | 'booking', row: Record<string, string>) => {
  const columns = matchColumns(noun, Object.keys(row));
  const cells = Object.values(row);
  return noun === 'lead' ? readLeadRow(cells, columns, NOW) : readBookingRow(cells, columns, NOW);
};

const TRIP = {
  Customer: 'Asha Rao',
  Mobile: '98765 43210',
  Tour: 'Golden Triangle',
  'Travel date': '05/12/2026',
  Pax: '4 pax',
  'Total amount': '₹1,24,500',
};
const trip = (changed: Record<string, string>) => rowOf('booking', { ...TRIP, ...changed });

describe('columns', () => {
  it('are found by their names in three languages, each field once', () => {
    expect(matchColumns('lead', ['नाम', 'मोबाइल नंबर', 'ই-মেল', 'Lead source', 'Colour'])).toEqual([
      'name',
      'phone',
      'email',
      'source',
      null,
    ]);
    expect(matchColumns('lead', ['Mobile', 'Phone', 'Contact Person'])).toEqual([null, 'phone', 'name']);
    expect(matchColumns('booking', ['Date', 'Booking date', 'Preferred date'])).toEqual([
      null,
      'receivedAt',
      'departure',
    ]);
  });
});

describe('cells', () => {
  it.each([
    ['2026-12-05', '2026-12-05'],
    ['05/12/2026', '2026-12-05'],
    ['3-4-2026', '2026-04-03'],
    ['05.12.26', '2026-12-05'],
    ['5 Dec 2026', '2026-12-05'],
    ['05-December-26', '2026-12-05'],
    ['०५/१२/२०२६', '2026-12-05'],
  ])('say a day: %s', (text, day) => expect(readDay(text)).toEqual({ value: day }));

  it.each([
    ['46361', 'day-serial'],
    ['12/25/2026', 'day-bad'],
    ['31-02-2026', 'day-bad'],
    ['next week', 'day-bad'],
  ])('say no day: %s', (text, reason) => expect(readDay(text)).toEqual({ reason }));

  it.each([
    ['₹1,24,500', 124_500],
    ['Rs. 45,000.00/-', 45_000],
    ['1.5 lakh', 150_000],
    ['45k', 45_000],
    ['२ लाख', 200_000],
    ['12500.50', 12_501],
  ])('say an amount: %s', (text, value) => expect(readAmount(text)).toEqual({ value }));

  it.each(['1.234,50', 'free', '-500', '12-15k'])('say no amount: %s', (text) =>
    expect(readAmount(text)).toEqual({ reason: 'price-bad' }),
  );

  it('say a time in India, unless they name another', () => {
    const at = (text: string) =>
      'value' in readInstant(text) && new Date((readInstant(text) as { value: number }).value).toISOString();
    expect(at('2026-11-21 09:30')).toBe('2026-11-21T04:00:00.000Z');
    expect(at('21/11/2026, 9:30 PM')).toBe('2026-11-21T16:00:00.000Z');
    expect(at('2026-11-21T09:30:00.000Z')).toBe('2026-11-21T09:30:00.000Z');
    expect(readInstant('2026-11-21 25:00')).toEqual({ reason: 'received-bad' });
  });
});

describe('a row', () => {
  it('becomes a lead, with formulas as text and without a consent that the file does not claim', () => {
    expect(rowOf('lead', { Name: '=1+1', Phone: "'+91 98765 43210", Notes: "'-10% asked\nsecond line" })).toEqual({
      name: '=1+1',
      phone: '+91 98765 43210',
      email: '',
      source: 'import',
      consentSpoken: false,
      status: 'new',
      notes: '-10% asked\nsecond line',
      followUpOn: null,
      receivedAt: NOW,
    });
  });

  it.each([
    [{ Name: '', Phone: '9876543210' }, 'name-missing'],
    [{ Name: 'Asha', Phone: '' }, 'phone-missing'],
    [{ Name: 'Asha', Phone: '12345' }, 'phone-bad'],
    [{ Name: 'Asha', Phone: '9.87654E+09' }, 'phone-rounded'],
    [{ Name: 'Asha', Phone: '9876543210', Status: 'maybe' }, 'status-unknown'],
    [{ Name: 'Asha', Phone: '9876543210', Email: 'asha@' }, 'email-bad'],
    [{ Name: 'Asha', Phone: '9876543210', Source: 'moon' }, 'source-unknown'],
    [{ Name: 'Asha \u{fffd}', Phone: '9876543210' }, 'text-characters'],
    [{ Name: 'Asha', Phone: '9876543210', Created: '2027-01-01' }, 'received-ahead'],
  ])('is refused as a lead: %o', (row, reason) => expect(rowOf('lead', row)).toEqual({ reason }));

  it('is refused when a delimiter in a text has moved its cells', () => {
    expect(readLeadRow(['Rao', 'Asha', '9876543210'], ['name', 'phone'], NOW)).toEqual({ reason: 'too-many-cells' });
  });

  it('becomes a booking, past ones with their date and total', () => {
    expect(trip({})).toMatchObject({
      departure: '2026-12-05',
      travellers: 4,
      days: 1,
      price: { amount: 124_500, basis: 'group' },
      status: 'pending',
    });
    const past = trip({ 'Travel date': '05/12/2024', Status: 'Completed', 'Price per person': '31125' });
    expect(past).toMatchObject({
      status: 'completed',
      price: { amount: 31_125, basis: 'person' },
      receivedAt: Date.parse('2024-12-04T18:30:00Z'),
    });
  });

  it.each([
    [{ 'Travel date': '05/12/2024' }, 'day-passed'],
    [{ 'Travel date': '' }, 'day-missing'],
    [{ Status: 'completed' }, 'day-ahead'],
    [{ Pax: '500' }, 'travellers-bad'],
    [{ 'Total amount': '' }, 'price-missing'],
    [{ 'Total amount': '2 crore' }, 'price-bad'],
    [{ Days: '200' }, 'days-bad'],
    [{ Tour: '' }, 'title-missing'],
  ])('is refused as a booking: %o', (changed, reason) => expect(trip(changed)).toEqual({ reason }));
});
