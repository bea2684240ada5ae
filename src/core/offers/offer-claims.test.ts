import { describe, expect, it } from 'vitest';
import { problemOf, problemsOf } from '../../../test/english.ts';
import { keptChips, offerTextProblem, offerWordProblems } from './offer-claims.ts';

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
    'Get 20% off, save 20% on Goa, or pay a fifth less',
    'Get 1% off',
    'Book 2 weeks ahead and get 20% off',
    'On day 1, get 2 tickets at the jetty',
    'A free day in Goa, free time by the sea',
    'Free evenings for walks; nothing is planned for them.',
    'A car-free village, free of crowds',
    'A worry-free trip: call our toll-free number.',
    'Save half a day by the night train',
    'Save 300 km of driving',
    'Trains from 4 to 5, a ferry 3/4 of the way',
    '1/2 day by boat, 2 days by car',
    'One third of the way is by boat.',
    'The third off-season week, 10 off-road tracks and 300 less known lakes',
    'Flat roads, flat water and a flat hull',
    'Six days for two, for one week in March 2027',
    'Waiting-for-rain week',
    'Get to know Bengal and get away for 3 days',
    'Bring a PC or leave it at home.',
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
    ['Save half', 'Write at most 20%'],
    ['Pay only half', 'Write at most 20%'],
    ['One-third off', 'Write at most 20%'],
    ['third off', 'Write at most 20%'],
    ['1/3 off', 'Write at most 20%'],
    ['⅓ off', 'Write at most 20%'],
    ['save 1/4', 'Write at most 20%'],
    ['A third cheaper', 'Write at most 20%'],
    ['A quarter less', 'Write at most 20%'],
    ['Two-thirds off', 'Write at most 20%'],
    ['30 pc off', 'Write at most 20%'],
    ['Flat 30 off', 'Write at most 20%'],
    ['Flat ₹5,000 off', 'not by an amount'],
    ['Save 20,000 on Goa', 'not by an amount'],
    ['Save up to 1,50,000', 'not by an amount'],
    ['Flat 5k off', 'not by an amount'],
    ['Goa: 5000 off', 'not by an amount'],
    ['A thousand off', 'not by an amount'],
    ['Save Rs. 2000', 'not by an amount'],
    ['5000 rupees less', 'not by an amount'],
    ['2 free days in Goa', '“free” would not be kept'],
    ['Two more free days', '“free” would not be kept'],
    ['Get 3 free hours of spa', '“free” would not be kept'],
    ['Get a free evening', '“free” would not be kept'],
    ['Free hours of spa', '“Free” would not be kept'],
    ['A free day with every booking', '“free” would not be kept'],
    ['Tax-free trips', '“free” would not be kept'],
    ['Buy 1 get 1', '“Buy 1 get 1” would not be kept'],
    ['Book two, get two', '“Book two, get two” would not be kept'],
    ['Two-for-one', '“Two-for-one” would not be kept'],
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
    expect(problemOf(offerTextProblem(text, ALL))).toContain(said);
  });

  it('keep a third of the price from 34% on, for 33% are less', () => {
    expect(problemOf(offerTextProblem('A third off the price', { ...ALL, percent: 33 }))).toBe(
      'This offer takes 33% off, and these words say 33.33%. Write at most 33%, or raise the percent.',
    );
    expect(offerTextProblem('A third off the price', { ...ALL, percent: 34 })).toBeNull();
    expect(problemOf(offerTextProblem('Two-thirds off', { ...ALL, percent: 66 }))).toContain('say 66.67%');
    expect(offerTextProblem('Two-thirds off', { ...ALL, percent: 67 })).toBeNull();
  });

  it('may not reach further than its scope', () => {
    const packages = { percent: 20, scope: 'packages' } as const;
    const planned = { percent: 20, scope: 'itineraries' } as const;
    expect(problemOf(offerTextProblem('20% off all bookings', packages))).toBe(
      'This offer is for all travel packages only, and “all bookings” says more. Write “20% off all travel packages”, or change what it covers.',
    );
    expect(problemOf(offerTextProblem('20% off every itinerary', packages))).toContain('says more');
    expect(offerTextProblem('20% off all travel packages', packages)).toBeNull();
    expect(problemOf(offerTextProblem('20% off all travel packages', planned))).toContain('says more');
    expect(problemOf(offerTextProblem('20% off any trip', planned))).toContain('says more');
    expect(offerTextProblem('20% off all planned trips', planned)).toBeNull();
    expect(offerTextProblem('20% off travel packages and planned trips', ALL)).toBeNull();
  });

  it('are told by field, and a typed "Up to" chip is told that the popup shows one by itself', () => {
    const offer = { ...ALL, title: '30% off', text: 'Fine.', chips: ['Monsoon', 'Up to 15% OFF', 'VIP Access'] };
    expect(Object.keys(offerWordProblems(offer))).toEqual(['title', 'chips.1', 'chips.2']);
    expect(problemsOf(offerWordProblems(offer))['chips.1']).toContain('by itself');
    expect(keptChips(offer)).toEqual(['Monsoon']);
  });
});
