import { lazy } from 'react';
import { controls } from '../../../words/en/ui/controls.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import type { BookingDialogProps } from './booking-dialog.tsx';

export const loadBookingDialog = () => import('./booking-dialog.tsx');
const BookingDialog = lazy(async () => ({ default: (await loadBookingDialog()).BookingDialog }));

/** The booking dialog, loaded on first use. */
export const LazyBookingDialog = (props: BookingDialogProps) => (
  <LazyPart fallback={<p role="alert">{controls.notOpened}</p>}>
    <BookingDialog {...props} />
  </LazyPart>
);
