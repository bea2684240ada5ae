import { Button, Group, Kbd } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { AdminBookingDetail } from '../../../contracts/bookings.ts';
import { ApiError } from '../../../contracts/client.ts';
import type { BookingStatus } from '../../../core/bookings/booking-steps.ts';
import { bookingSteps } from '../../../words/en/office/booking-steps.ts';
import { adminApi, wordsOf } from '../api/admin-api.ts';
import { afterDialog } from '../ui/confirm-dialog.tsx';
import { ErrorBanner } from '../ui/error-banner.tsx';
import styles from './status-moves.module.css';
import { StepDialog } from './step-dialog.tsx';
import { describeDone, labelOf, type PlannedStep, planStep } from './step-words.ts';
import { STEP_KEYS, useQuickSteps } from './use-quick-steps.ts';

interface StatusMovesProps {
  booking: AdminBookingDetail;
  /** Whether the dialog about a step is open over the booking. */
  asking: boolean;
  onAsk: (asking: boolean) => void;
  /** Called with a message about what was done. */
  onMoved: (booking: AdminBookingDetail, done: string) => void;
  /** Called when the booking has changed meanwhile. */
  onOutdated: () => void;
}

/** Returns true while the last step can be undone without a reason. */
function useUndo(booking: AdminBookingDetail): boolean {
  const seconds = booking.stepBack?.undoSeconds ?? 0;
  const [over, setOver] = useState<AdminBookingDetail | null>(null);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setOver(booking), seconds * 1000);
    return () => clearTimeout(timer);
  }, [booking, seconds]);
  return seconds > 0 && over !== booking;
}

interface StepForm {
  readonly reason: string;
  readonly tell: boolean;
}

/** Takes a step and reports the result. */
function useStep({ booking, onMoved, onOutdated }: Pick<StatusMovesProps, 'booking' | 'onMoved' | 'onOutdated'>) {
  const [taking, setTaking] = useState<BookingStatus | null>(null);
  const [refusal, setRefusal] = useState('');

  /** Returns false when the same step can be retried: nothing was changed, by this admin or by another. */
  const take = async (step: PlannedStep, form: StepForm): Promise<boolean> => {
    setTaking(step.to);
    setRefusal('');
    try {
      const answer = await adminApi('PATCH /api/admin/bookings/{id}/status', {
        params: { id: booking._id },
        body: { status: step.to, from: booking.status, ...form },
      });
      onMoved(answer.booking, describeDone(step, step.tells && form.tell, booking.tellBy));
      return true;
    } catch (error) {
      console.warn('The status of a booking could not be changed', error);
      setRefusal(wordsOf(error, bookingSteps.moveFailed));
      const isOutdated = error instanceof ApiError && error.status === 409;
      if (isOutdated) onOutdated();
      return isOutdated;
    } finally {
      setTaking(null);
    }
  };
  return { taking, take, refusal, clearRefusal: () => setRefusal('') };
}

/**
 * Shows the possible next steps, and the way back. Confirms a step that the traveller is notified of; every step can be
 * undone for half a minute, and later with a reason.
 */
export function StatusMoves({ booking, asking, onAsk, onMoved, onOutdated }: StatusMovesProps) {
  const { taking, take, refusal, clearRefusal } = useStep({ booking, onMoved, onOutdated });
  const [asked, setAsked] = useState<PlannedStep | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLElement>(null);
  const canUndo = useUndo(booking);
  const back = booking.stepBack && planStep(booking, booking.stepBack.status);

  const takeAndShow = async (step: PlannedStep, form: StepForm) => {
    const isOver = await take(step, form);
    // The dialog keeps the typed text and shows the problem.
    if (asking && !isOver) return;
    onAsk(false);
    // The pressed button is gone, or now stands for another step.
    const focus = () => {
      heading.current?.focus();
      // Includes its buttons: one of them undoes the step for a while.
      section.current?.scrollIntoView({ block: 'nearest' });
    };
    if (asking) afterDialog(focus);
    else focus();
  };
  const choose = (step: PlannedStep) => {
    if (step.to === 'contacted' && !step.isBack) return void takeAndShow(step, { reason: '', tell: step.tells });
    clearRefusal();
    setAsked(step);
    onAsk(true);
  };
  const goBack = () => {
    clearRefusal();
    onAsk(false);
  };
  const undo = (step: PlannedStep) => void takeAndShow(step, { reason: '', tell: true });
  useQuickSteps({
    booking,
    enabled: !asking && taking === null,
    take: (step) => take(step, { reason: '', tell: step.tells }),
    ask: choose,
    onUndone: onMoved,
  });

  return (
    <section ref={section} aria-labelledby="next-step">
      <h4 id="next-step" ref={heading} tabIndex={-1} className={styles.title}>
        {bookingSteps.nextStep}
      </h4>
      {booking.nextStatuses.length === 0 && (
        <p className={styles.nothing}>{bookingSteps.noNextStep({ status: booking.status })}</p>
      )}
      <Group gap="sm">
        {booking.nextStatuses
          .map((status) => planStep(booking, status))
          .map((step) => (
            <Button
              key={step.to}
              variant="default"
              className={(step.to === 'cancelled' && styles.end) || ''}
              loading={taking === step.to && !asking}
              disabled={taking !== null && taking !== step.to}
              aria-keyshortcuts={STEP_KEYS[step.to] ?? ''}
              rightSection={
                STEP_KEYS[step.to] && (
                  <Kbd size="xs" aria-hidden className={styles.key ?? ''}>
                    {STEP_KEYS[step.to]}
                  </Kbd>
                )
              }
              onClick={() => choose(step)}
            >
              {labelOf(step)}
            </Button>
          ))}
        {back && (
          <Button
            variant={canUndo ? 'light' : 'subtle'}
            loading={taking === back.to && !asking}
            disabled={taking !== null && taking !== back.to}
            onClick={() => (canUndo ? undo(back) : choose(back))}
          >
            {canUndo ? bookingSteps.undo : labelOf(back)}
          </Button>
        )}
      </Group>
      <div className={styles.refusal}>
        <ErrorBanner onClose={clearRefusal}>{!asking && refusal}</ErrorBanner>
      </div>
      <StepDialog
        booking={booking}
        step={asking ? asked : null}
        busy={taking !== null}
        refusal={asking ? refusal : ''}
        onTake={(form) => asked && void takeAndShow(asked, form)}
        onCancel={goBack}
      />
    </section>
  );
}
