import { describe, expect, it } from 'vitest';
import { demoBookings, demoLeads, demoPackages } from '../../../../test/demo-content.ts';
import { bookingProblems } from '../../../core/bookings/booking-form.ts';
import {
  BOOKING_STATUSES,
  type BookingStatus,
  nextStatuses,
  statusAfterContact,
} from '../../../core/bookings/booking-steps.ts';
import { canonicalPhone } from '../../../core/canonical-phone.ts';
import { addDays } from '../../../core/dates.ts';
import type { DemoBooking } from './demo-booking.ts';

const packageOf = ({ packageSlug }: DemoBooking) => demoPackages.find(({ slug }) => slug === packageSlug);

/** Returns the status after each step; throws for a step that no admin could take. */
function statusesOf(demo: DemoBooking): BookingStatus[] {
  const statuses: BookingStatus[] = ['pending'];
  for (const step of demo.steps ?? []) {
    const before = statuses.at(-1) ?? 'pending';
    if ('to' in step && !nextStatuses(before).includes(step.to))
      throw new Error(`${demo.fullName}: ${before} to ${step.to}`);
    statuses.push('to' in step ? step.to : statusAfterContact(before, step.successful));
  }
  return statuses;
}

describe('the demonstration bookings', () => {
  it('have come to every status by steps that admins may take, in order of time', () => {
    const last = demoBookings.map((demo) => statusesOf(demo).at(-1));
    expect(new Set(last)).toEqual(new Set(BOOKING_STATUSES));
    for (const { openedAfterHours, askedHoursAgo, steps = [] } of demoBookings) {
      const hours = [0, openedAfterHours ?? 0, ...steps.map(({ afterHours }) => afterHours)];
      expect(hours).toEqual(hours.toSorted((a, b) => a - b));
      expect(hours.at(-1)).toBeLessThan(askedHoursAgo);
      if (steps.length > 0) expect(openedAfterHours).toBeDefined();
    }
  });

  it('leave exactly two bookings and two leads unopened, the newest ones', () => {
    expect(demoBookings.map(({ openedAfterHours }) => openedAfterHours === undefined).lastIndexOf(true)).toBe(1);
    expect(demoBookings.filter(({ openedAfterHours }) => openedAfterHours === undefined)).toHaveLength(2);
    expect(demoLeads.filter(({ openedAfterHours }) => openedAfterHours === undefined)).toHaveLength(2);
    expect(new Set(demoLeads.map(({ status }) => status)).size).toBe(4);
  });

  it('ask for what the booking form would let them ask for', () => {
    for (const demo of demoBookings) {
      const item = packageOf(demo);
      expect(item === undefined, demo.fullName).toBe(demo.packageSlug === null);
      const { min, max } = item?.travelers ?? { min: 1, max: 20 };
      const rules = { minTravelers: min, maxTravelers: max, advanceBookingDays: item?.advanceBookingDays ?? 0 };
      const preferredDate = addDays('2026-11-21', demo.travelsAfterDays);
      const form = { ...demo, email: demo.email ?? '', preferredDate };
      expect(bookingProblems(form, rules, '2026-11-21'), demo.fullName).toEqual({});
    }
  });

  it('are completed only after a journey that has been made, on a day on which the package runs', () => {
    for (const demo of demoBookings.filter((one) => statusesOf(one).at(-1) === 'completed')) {
      const item = packageOf(demo);
      const backAfterDays = demo.travelsAfterDays + (item?.days.length ?? 0) - 1;
      expect(item?.season).toBeUndefined();
      expect(demo.steps?.at(-1)?.afterHours).toBeGreaterThanOrEqual(backAfterDays * 24);
    }
  });

  it('have phone numbers that do not exist and that no visitor can type', () => {
    for (const { phone } of [...demoBookings, ...demoLeads]) {
      expect(phone).toMatch(/^00000\d{5}$/);
      expect(canonicalPhone(phone)).toBe(phone);
    }
    for (const { email } of demoBookings) if (email) expect(email).toMatch(/@example\.(org|net|com)$/);
  });
});
