import { describe, expect, it } from 'vitest';
import { keptChips, offerTextProblem, offerWordProblems } from './offer-words.ts';

const ALL = { percent: 20, scope: 'all' } as const;

describe('the words of an offer of 20%', () => {
  it.each([
    '20% off all bookings',
    'Book any trip with us while the offer runs and pay a fifth less.',
    'Twenty per cent off everything',
    '10% to 20% off',
    'A stress-free autumn',
    'Feel free to call; every evening is a free evening.',
    'Six days in Goa with 2 friends',
    'A fifth off the price',
    'Half a day more in the hills',
    'The Third Eye and a quarter moon',
  ])('may be "%s"', (text) => {
    expect(offerTextProblem(text, ALL)).toBeNull();
  });

  it.each([
    ['25% off all bookings', 'Write at most 20%'],
    ['10–30% off', 'Write at most 20%'],
    ['Up to 40 % OFF', 'Write at most 20%'],
    ['४०% off', 'Write at most 20%'],
    ['４０％ off', 'Write at most 20%'],
    ['20.5% off', 'Write at most 20%'],
    ['Fifty percent off', 'Write at most 20%'],
    ['thirty-five per cent less', 'Write at most 20%'],
    ['Half price in June', 'Write at most 20%'],
    ['half-off week', 'Write at most 20%'],
    ['½ price', 'Write at most 20%'],
    ['A third off the price', 'Write at most 20%'],
    ['Flat ₹5,000 off', 'not by an amount'],
    ['Save Rs. 2000', 'not by an amount'],
    ['5000 rupees less', 'not by an amount'],
    ['Free Travel Guide', '“Free” would not be kept'],
    ['A fifth of the price is on the house', '“on the house” would not be kept'],
    ['Breakfast on us', '“on us” would not be kept'],
    ['Complimentary airport pick-up', '“Complimentary” would not be kept'],
    ['A gift for each traveller', '“gift” would not be kept'],
    ['Children at no extra cost', 'would not be kept'],
    ['Book one, get one', 'would not be kept'],
    ['VIP Access', '“VIP” would not be kept'],
    ['Room upgrade', '“upgrade” would not be kept'],
    ['मुफ़्त नाश्ता', 'would not be kept'],
    ['Best price guaranteed', 'cannot promise “Best price”'],
    ['Free cancellation', 'would not be kept'],
    ['Instant confirmation', 'cannot promise “Instant”'],
    ['24/7 help', 'cannot promise “24/7”'],
  ])('may not be "%s"', (text, said) => {
    expect(offerTextProblem(text, ALL)).toContain(said);
  });

  it('may not reach further than its scope', () => {
    const packages = { percent: 20, scope: 'packages' } as const;
    const planned = { percent: 20, scope: 'itineraries' } as const;
    expect(offerTextProblem('20% off all bookings', packages)).toBe(
      'This offer is for all travel packages only, and “all bookings” says more. Write “20% off all travel packages”, or change what it covers.',
    );
    expect(offerTextProblem('20% off every itinerary', packages)).toContain('says more');
    expect(offerTextProblem('20% off all travel packages', packages)).toBeNull();
    expect(offerTextProblem('20% off all travel packages', planned)).toContain('says more');
    expect(offerTextProblem('20% off any trip', planned)).toContain('says more');
    expect(offerTextProblem('20% off all planned trips', planned)).toBeNull();
    expect(offerTextProblem('20% off travel packages and planned trips', ALL)).toBeNull();
  });

  it('are told by field, and a typed "Up to" chip is told that the popup shows one by itself', () => {
    const offer = { ...ALL, title: '30% off', text: 'Fine.', chips: ['Monsoon', 'Up to 15% OFF', 'VIP Access'] };
    expect(Object.keys(offerWordProblems(offer))).toEqual(['title', 'chips.1', 'chips.2']);
    expect(offerWordProblems(offer)['chips.1']).toContain('by itself');
    expect(keptChips(offer)).toEqual(['Monsoon']);
  });
});
