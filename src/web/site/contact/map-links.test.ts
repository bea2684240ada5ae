import { expect, it } from 'vitest';
import { embedAddress } from './map-links.ts';

const CHINSURAH = { lat: 22.9, lon: 88.39 };

it('the embedded map shows the surroundings of the office with a marker on it', () => {
  const embed = 'https://maps.your-provider.com/embed?bbox={west},{south},{east},{north}&marker={lat},{lon}';
  const { searchParams } = new URL(embedAddress({ ...CHINSURAH, embed }));
  expect(searchParams.get('marker')).toBe('22.90000,88.39000');
  expect(searchParams.get('bbox')).toBe('88.36800,22.88800,88.41200,22.91200');
});

it('an address without placeholders stays as it is', () => {
  const embed = 'https://www.google.com/maps/embed?pb=abc';
  expect(embedAddress({ ...CHINSURAH, embed })).toBe(embed);
});
