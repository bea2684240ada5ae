import { describe, expect, test } from 'vitest';
import type { Itinerary, TripRequest } from '../types.ts';
import { requestFor } from './fixtures/itinerary.ts';
import { fixtureGazetteer } from './fixtures/sample-gazetteer.ts';
import { good } from './fixtures/variations.ts';
import { verifyAnswer } from './verify-answer.ts';

/** Returns an itinerary that visits these sights, one per day; the answer's checks need nothing else. */
function suggest(title: string, sightIds: readonly string[], variant: Partial<Itinerary['variant']> = {}): Itinerary {
  const days = sightIds.map((sightId, i) => {
    const stop = {
      kind: 'visit',
      start: 600,
      end: 660,
      title: sightId,
      sightId,
      place: good.to,
      feeRupees: 0,
    } as const;
    return { number: i + 1, date: good.startDate, night: 'home', title: '', stops: [stop], costRupees: 0 } as const;
  });
  return { ...good, title, slug: title.toLowerCase(), days, variant: { ...good.variant, ...variant } };
}

const zoo = 'darjeeling-zoo'; // a headline sight
const [mall, pagoda, mahakal, loop, museum] = [
  'darjeeling-mall',
  'darjeeling-peace-pagoda',
  'darjeeling-mahakal',
  'darjeeling-batasia-loop',
  'darjeeling-museum',
];

const messagesOf = (itineraries: readonly Itinerary[], request: Partial<TripRequest> = {}): string[] =>
  verifyAnswer(itineraries, { ...requestFor(good), ...request }, fixtureGazetteer).map((finding) => {
    expect(finding.check).toBe('V26');
    return finding.message;
  });

const different = [suggest('One', [zoo, mall]), suggest('Two', [zoo, pagoda]), suggest('Three', [zoo, mahakal])];

describe('an answer', () => {
  test('of three suggestions that share only their headline sight passes', () => {
    expect(messagesOf(different)).toEqual([]);
  });

  test('of two is too short, unless more was asked for', () => {
    expect(messagesOf(different.slice(1))).toEqual(['only 2 suggestions']);
    expect(messagesOf(different.slice(1), { exclude: ['one'] })).toEqual([]);
  });

  test('repeats no title and no slug, nor a slug already shown', () => {
    const twin = { ...suggest('One', [zoo, loop]), slug: 'another' };
    expect(messagesOf([...different, twin])).toEqual(['the title "One" comes twice']);
    expect(messagesOf([...different, { ...suggest('Four', [zoo, loop]), slug: 'two' }])).toEqual([
      'the slug two comes twice',
    ]);
    expect(messagesOf(different.slice(1), { exclude: ['two'] })).toEqual(['the slug two comes twice']);
  });

  test('does not offer the same sights twice', () => {
    const alike = suggest('Four', [zoo, mall, loop, museum]);
    const almost = suggest('Five', [zoo, mall, loop, museum, pagoda]);
    expect(messagesOf([...different, alike, almost])).toEqual(['four and five share 75% of their sights']);
  });

  test('may share sights where there are no others, when the comfort or the way differs', () => {
    const all = [zoo, mall, pagoda, mahakal, loop, museum, 'darjeeling-happy-valley', 'kalimpong-deolo'];
    const byTrain = suggest('Train', all, { transport: 'train' });
    const byAir = suggest('Air', all, { transport: 'flight' });
    expect(messagesOf([byTrain, byAir], { exclude: ['x'] })).toEqual([]);
    expect(messagesOf([byTrain, suggest('Again', all)], { exclude: ['x'] })).toHaveLength(1);
  });

  test('may be of three that share their sights, but not of four', () => {
    const rooms = (title: string, hotel: 'budget' | 'mid' | 'luxury', perPersonRupees: number): Itinerary => {
      const made = suggest(title, [zoo, mall, loop], { tiers: { ...good.variant.tiers, hotel } });
      return { ...made, price: { ...good.price, perPersonRupees } };
    };
    const three = [rooms('One', 'mid', 20_000), rooms('Two', 'budget', 15_000), rooms('Three', 'luxury', 40_000)];
    expect(messagesOf(three)).toEqual([]);
    expect(messagesOf([...three, suggest('Four', [zoo, pagoda])])).toHaveLength(3);
    expect(messagesOf([...three.slice(0, 2), rooms('Three', 'mid', 40_000)])).toHaveLength(1);
  });
});
