import { expect, test } from 'vitest';
import { shareAddress } from './share-links.ts';

const PAGE = 'https://safarnama.example/itinerary/goa-1';

test('each network is given the page, with nothing of the title read as part of the address', () => {
  const title = 'Forts & beaches: 50% more?';
  const shared = new URL(shareAddress('twitter', PAGE, title));
  expect(shared.searchParams.get('url')).toBe(PAGE);
  expect(shared.searchParams.get('text')).toBe(title);
  expect(new URL(shareAddress('facebook', PAGE, title)).searchParams.get('u')).toBe(PAGE);
  expect(new URL(shareAddress('whatsapp', PAGE, title)).searchParams.get('text')).toBe(`${title} ${PAGE}`);
  expect(new URL(shareAddress('linkedin', PAGE, title)).searchParams.get('url')).toBe(PAGE);
});

test('an account is mentioned on Twitter alone, and only where there is one', () => {
  expect(new URL(shareAddress('twitter', PAGE, 'Goa', 'Safarnama')).searchParams.get('via')).toBe('Safarnama');
  expect(new URL(shareAddress('twitter', PAGE, 'Goa')).searchParams.has('via')).toBe(false);
  expect(shareAddress('linkedin', PAGE, 'Goa', 'Safarnama')).not.toContain('Safarnama');
});
