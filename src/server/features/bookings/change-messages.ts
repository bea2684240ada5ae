import { formatMoney } from '../../../core/money.ts';
import { MESSAGE_WORDS } from '../../../words/words-of.ts';
import type { Letter } from '../messages/service.ts';
import { languageOfTraveller, lettersToTraveller } from './booking-messages.ts';
import type { BookingRow } from './booking-records.ts';

/** What a traveller was told of a booking, and is told again when it changes. */
export type ToldTerms = Pick<BookingRow, 'preferredDate' | 'travelers' | 'total'>;

/**
 * Returns the messages about a changed booking, given as it is now with what the traveller knew before; none when they
 * know it all. `address` is that of the traveller's own page.
 */
export function changeLetters(booking: BookingRow, before: ToldTerms, address: string): Letter[] {
  const { labels, day, travellers } = MESSAGE_WORDS[languageOfTraveller(booking)].mails;
  const wordsOf = ({ preferredDate, travelers, total }: ToldTerms): [string, string][] => [
    [labels.preferredDate, day({ day: preferredDate })],
    [labels.travellers, travellers({ count: travelers })],
    [labels.total, formatMoney(total, booking.currency)],
  ];
  const now = wordsOf(booking);
  const changes = wordsOf(before).flatMap(([label, from], at) => {
    const to = now[at]?.[1] ?? '';
    return from === to ? [] : [{ label, from, to }];
  });
  return changes.length === 0 ? [] : lettersToTraveller(booking, { kind: 'changed', address, changes });
}
