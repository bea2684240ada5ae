import { expect, test } from 'vitest';
import type { ShownActivity } from '../../../contracts/activities.ts';
import { foldRepeats } from './fold-repeats.ts';

const START = Date.UTC(2026, 10, 21, 9, 0);
let made = 0;
const view = (minute: number, more: Partial<ShownActivity> = {}): ShownActivity => ({
  _id: String(++made),
  activityType: 'page_view',
  timestamp: new Date(START - minute * 60_000).toISOString(),
  userId: null,
  visitor: 'abcdefghij',
  deviceInfo: { deviceType: 'mobile' },
  pageData: { pageTitle: 'Packages', path: '/packages' },
  ...more,
});
const sizes = (activities: readonly ShownActivity[]) => foldRepeats(activities).map(({ all }) => all.length);

test('repeats of half an hour are one line, wherever they stand between others', () => {
  const other = view(2, { visitor: 'another' });
  const all = [view(0), other, view(5), view(30), view(31)];
  const folded = foldRepeats(all);
  expect(folded.map(({ all: times }) => times.length)).toEqual([3, 1, 1]);
  expect(folded[0]).toEqual({ newest: all[0], all: [all[0], all[2], all[3]] });
  expect(folded.flatMap(({ all: times }) => times)).toHaveLength(all.length);
});

test('another page, kind, person or device is a line of its own', () => {
  expect(
    sizes([
      view(0),
      view(0, { pageData: { pageTitle: 'Home', path: '/' } }),
      view(0, { activityType: 'error' }),
      view(0, { userId: 'u1', userInfo: { name: 'Asha', phone: '98' } }),
      view(0, { deviceInfo: { deviceType: 'desktop' } }),
    ]),
  ).toEqual([1, 1, 1, 1, 1]);
});

test('requests are never folded, nor is what erased people did', () => {
  const formData = { formType: 'lead', submissionSource: 'popup' };
  const request = () => view(0, { activityType: 'form_submission', formData });
  expect(sizes([request(), request()])).toEqual([1, 1]);
  expect(sizes([view(0, { visitor: null }), view(0, { visitor: null })])).toEqual([1, 1]);
});
