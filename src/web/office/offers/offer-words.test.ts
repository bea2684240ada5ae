import { describe, expect, it } from 'vitest';
import type { Offer } from '../../../contracts/offers.ts';
import { offerMark, offerState } from './offer-words.ts';

const offer = (more: Partial<Offer> = {}): Offer => ({
  translations: [],
  _id: '1',
  title: '20% off all bookings',
  text: 'A fifth less.',
  percent: 20,
  scope: 'all',
  from: '2026-11-01',
  until: '2026-12-31',
  chips: [],
  state: 'running',
  isDemo: false,
  version: 1,
  ...more,
});

describe('an offer in the back office’s list', () => {
  it('is live without a mark when the site keeps it', () => {
    expect(offerState(offer()).name).toBe('Live');
    expect(offerMark(offer())).toBeNull();
  });

  it('with words that the site does not keep is live and says which to change', () => {
    const mark = offerMark(offer({ chips: ['VIP Access'] }));
    expect(mark?.title).toBe('Words to change');
    expect(offerState(offer({ chips: ['VIP Access'] })).name).toBe('Live');
  });

  it('with more than 90 percent is not in force and says why', () => {
    const old = offer({ title: 'Everything free', percent: 100 });
    expect(offerState(old).name).toBe('Not in force');
    expect(offerMark(old)).toEqual({
      title: 'Percent to change',
      problems: [
        'An offer takes at most 90% off. This one says 100%, so it lowers no price and visitors do not see it. Set its percent to 90 or less.',
      ],
    });
    expect(offerState(offer({ percent: 91, state: 'planned' })).name).toBe('Not in force');
    expect(offerState(offer({ percent: 90 })).name).toBe('Live');
  });

  it('has no mark once it has ended', () => {
    const ended = offer({ percent: 100, state: 'ended' });
    expect([offerState(ended).name, offerMark(ended)]).toEqual(['Ended', null]);
  });
});
