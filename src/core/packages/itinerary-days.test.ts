import { describe, expect, it } from 'vitest';
import { parseItineraryText } from './itinerary-days.ts';

describe('a day-wise plan written as one text', () => {
  it('is read by "Day N", optional title, colon, content', () => {
    const text =
      'Day 1 - Arrival: Take the toy train.\nStay at the Mall.\n\nDay 2: Tiger Hill at dawn.\nDay 3 Departure';
    expect(parseItineraryText(text)).toEqual([
      { day: 1, title: 'Arrival', detail: 'Take the toy train.\nStay at the Mall.' },
      { day: 2, title: 'Day 2', detail: 'Tiger Hill at dawn.' },
      { day: 3, title: 'Departure', detail: '' },
    ]);
  });

  it.each([
    ['DAY 4: x', { day: 4, title: 'Day 4', detail: 'x' }],
    ['day 12 – Tea: at 10:30', { day: 12, title: 'Tea', detail: 'at 10:30' }],
    ['  # Day 1. Tea:\r\nx', { day: 1, title: 'Tea', detail: 'x' }],
  ])('reads %j', (text, day) => {
    expect(parseItineraryText(text)).toEqual([day]);
  });

  it('keeps what stands before the first day out, and takes no word for a day that only begins like one', () => {
    expect(parseItineraryText('Holidays await.\nDay 1: x\nDaybreak at the lake\nDay 1st of May')).toEqual([
      { day: 1, title: 'Day 1', detail: 'x\nDaybreak at the lake\nDay 1st of May' },
    ]);
  });

  it('without any day is one day, and empty is none', () => {
    expect(parseItineraryText(' A slow week. ')).toEqual([
      { day: 1, title: 'Package Details', detail: 'A slow week.' },
    ]);
    expect(parseItineraryText(' \n ')).toEqual([]);
  });

  it('is read in no time, whatever it is', () => {
    const startedAt = performance.now();
    parseItineraryText(`${'* '.repeat(100_000)}day ${' '.repeat(100_000)}x`);
    for (const lineEnd of ['\r', '\u2028']) parseItineraryText(`day 1${' '.repeat(2000)}${lineEnd}x`);
    expect(performance.now() - startedAt).toBeLessThan(1000);
  });
});
