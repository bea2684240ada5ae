import { expect, test } from 'vitest';
import { parseItineraryText } from '../../../core/packages/itinerary-days.ts';
import { itineraryText } from './itinerary-text.ts';

test('days written as text are read back as they were', () => {
  const days = [
    { day: 1, title: 'Arrival', detail: 'Train to NJP.\nOn to Darjeeling: 70 km by road.' },
    { day: 2, title: 'Day 2', detail: 'A free day.' },
    { day: 3, title: 'Home', detail: 'Down to the plains.' },
  ];
  expect(parseItineraryText(itineraryText(days))).toEqual(days);
});

test('a colon within a title does not cut it short', () => {
  expect(parseItineraryText(itineraryText([{ title: 'Sunrise: Tiger Hill', detail: 'Up at four.' }]))).toEqual([
    { day: 1, title: 'Sunrise – Tiger Hill', detail: 'Up at four.' },
  ]);
});
