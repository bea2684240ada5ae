import { expect, test } from 'vitest';
import { describeDone, describeTelling, labelOf, mustBeCalled, planStep, questionOf } from './step-words.ts';

const booking = (more: object = {}) =>
  ({ status: 'confirmed', needReason: ['completed'], tellBy: ['sms', 'email'], ...more }) as unknown as Parameters<
    typeof planStep
  >[0];

test('a step that tells the traveller says how and when', () => {
  const step = planStep(booking(), 'cancelled');
  expect(step).toEqual({ to: 'cancelled', isBack: false, needsReason: false, tells: true });
  expect(describeTelling(step, ['sms', 'email'])).toBe('By SMS and e-mail, half a minute later.');
  expect(describeDone(step, true, ['sms'])).toBe('Now cancelled. The traveller is told in half a minute');
  expect(describeDone(step, false, ['sms'])).toBe('Now cancelled');
});

test('a traveller whom no message reaches has to be called', () => {
  const step = planStep(booking(), 'cancelled');
  expect([mustBeCalled(step, []), mustBeCalled(step, ['email']), mustBeCalled(step, null)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(mustBeCalled(planStep(booking({ status: 'pending', tellBy: [] }), 'contacted'), [])).toBe(false);
  expect(describeTelling(step, [])).toBe(
    'The traveller is not told: no SMS or e-mail can be sent to them. Please call them.',
  );
  expect(describeTelling(step, ['email'])).toBe('By e-mail, half a minute later.');
  expect(describeDone(step, true, [])).toBe('Now cancelled. The traveller is not told: please call them');
});

test('completing early and taking a step back need a reason', () => {
  expect(planStep(booking(), 'completed').needsReason).toBe(true);
  expect(planStep(booking({ needReason: [] }), 'completed').needsReason).toBe(false);
  const back = planStep(booking(), 'pending');
  expect(back).toMatchObject({ isBack: true, needsReason: true });
  expect([questionOf(back), labelOf(back)]).toEqual(['Take this booking back to pending?', 'Take back to pending']);
});

test('a contact is told by e-mail alone, and a traveller without messages of nothing', () => {
  expect(planStep(booking({ status: 'pending' }), 'contacted').tells).toBe(true);
  expect(planStep(booking({ status: 'pending', tellBy: ['sms'] }), 'contacted').tells).toBe(false);
  expect(planStep(booking({ tellBy: null }), 'cancelled').tells).toBe(false);
});
