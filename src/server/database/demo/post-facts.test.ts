import { describe, expect, it } from 'vitest';
import { gazetteer } from '../../../../test/gazetteer.ts';
import { factOf } from './post-facts.ts';

describe('a fact in a post', () => {
  it.each([
    ['fee', 'agra-taj-mahal', '₹250'],
    ['shut', 'agra-taj-mahal', 'Fridays'],
    ['shut', 'darjeeling-happy-valley', 'Sundays and Mondays'],
    ['shut', 'shantiniketan-rabindra-bhavana', 'Wednesdays and Thursdays'],
    ['open', 'shantiniketan-sonajhuri-haat', 'Saturdays and Sundays'],
    ['hours', 'shantiniketan-rabindra-bhavana', '10 am to 1 pm and 2 pm to 5 pm'],
    ['hours', 'puri-jagannath-temple', '5.30 am to 8 am, 9.15 am to 1 pm, 2 pm to 5.30 pm and 8 pm to 9 pm'],
    ['hours', 'kolkata-jorasanko', '10.30 am to 4.30 pm'],
    ['closed-season', 'sundarbans-sajnekhali', '1 June to 15 September'],
    ['altitude', 'leh', '3,500 m'],
    ['altitude', 'leh-khardung-la', '5,359 m'],
    ['road', 'leh|nubra', '120 km, about 5 h'],
    ['road', 'nubra|leh', '120 km, about 5 h'],
    ['road', 'NJP|darjeeling', '72 km, about 3 h'],
    ['reach', 'puri-satapada', '50 km, about 1 h 20 min'],
    ['train', '22895', '6 h 25 min'],
    ['hotels', 'monsoon-goa|goa', '35%'],
    ['hotels', 'christmas|goa', '120%'],
    ['flights', 'monsoon-goa|goa', '10%'],
    ['season', 'christmas', '20 December to 5 January'],
    ['lead', '8', '35%'],
    ['lead', '0', '100%'],
    ['flight-weekdays', 'all', 'Fridays and Sundays'],
    ['flight-weekday-rise', 'all', '8%'],
    ['room-tax', '7500', '5%'],
    ['room-tax', '7501', '18%'],
    ['tax-on', '7600', '₹1,368'],
    ['with-tax', '7600', '₹8,968'],
  ])('%s of %s', (kind, of, text) => {
    expect(factOf(kind, of, gazetteer)).toBe(text);
  });

  it.each([
    ['fee', 'nowhere'],
    ['shut', 'agra-agra-fort'],
    ['closed-season', 'agra-agra-fort'],
    ['altitude', 'agra-taj-mahal'],
    ['road', 'leh|puri'],
    ['reach', 'agra-taj-mahal'],
    ['train', '00000'],
    ['hotels', 'monsoon-goa|ladakh'],
    ['season', 'diwali'],
    ['lead', '9'],
    ['unheard', 'leh'],
  ])('is refused where nothing holds it: %s of %s', (kind, of) => {
    expect(() => factOf(kind, of, gazetteer)).toThrow(RangeError);
  });
});
