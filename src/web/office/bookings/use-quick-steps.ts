import type { AdminBookingDetail } from '../../../contracts/bookings.ts';
import type { BookingStatus } from '../../../core/bookings/booking-steps.ts';
import { bookingSteps } from '../../../words/en/office/booking-steps.ts';
import { adminApi, wordsOf } from '../api/admin-api.ts';
import { useShortcuts } from '../ui/shortcuts.ts';
import { offerUndo, tellFailure } from '../ui/toasts.tsx';
import { describeDone, type PlannedStep, planStep } from './step-words.ts';

interface QuickSteps {
  readonly booking: AdminBookingDetail;
  readonly enabled: boolean;
  /** Takes a step; resolves to false when nothing was changed. */
  readonly take: (step: PlannedStep) => Promise<boolean>;
  /** Asks about a step that needs a reason. */
  readonly ask: (step: PlannedStep) => void;
  /** Called with the booking as it was before, once the step is undone. */
  readonly onUndone: (booking: AdminBookingDetail, done: string) => void;
}

/** The key of each step. */
export const STEP_KEYS: Readonly<Partial<Record<BookingStatus, string>>> = { contacted: 'o', confirmed: 'c' };

/** Only the last step is offered for undoing: the buttons of earlier ones would queue up. */
const TOAST = 'booking-step';

/**
 * Takes the usual steps by one key each, without a question: until the time for undoing is over the traveller gets no
 * message, and a toast takes the step back even from the next record.
 */
export function useQuickSteps({ booking, enabled, take, ask, onUndone }: QuickSteps): void {
  const undo = async ({ to }: PlannedStep) => {
    const back = planStep({ ...booking, status: to }, booking.status);
    try {
      const answer = await adminApi('PATCH /api/admin/bookings/{id}/status', {
        params: { id: booking._id },
        body: { status: booking.status, from: to, reason: '', tell: true },
      });
      onUndone(answer.booking, describeDone(back, false, booking.tellBy));
    } catch (error) {
      tellFailure(wordsOf(error, bookingSteps.moveFailed));
    }
  };

  const step = (to: BookingStatus) => {
    if (!booking.nextStatuses.includes(to)) return undefined;
    return async () => {
      const planned = planStep(booking, to);
      if (planned.needsReason) return ask(planned);
      if (!(await take(planned))) return;
      const message = bookingSteps.quickDone({ reference: booking.reference, status: to });
      offerUndo({ key: TOAST, message, onUndo: () => void undo(planned) });
    };
  };

  const [contact, confirm] = [step('contacted'), step('confirmed')];
  useShortcuts(
    { o: contact && (() => void contact()), c: confirm && (() => void confirm()) },
    { inDialog: true, enabled },
  );
}
