import { lazy } from 'react';
import { polls } from '../../../words/en/site/polls.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The trip with which a poll is begun: a kept one, or the itinerary of a page, which is then kept. */
export interface BegunWith {
  readonly itineraryId: string;
  readonly title: string;
}

export interface PollDialogProps {
  begunWith: BegunWith;
  userName: string;
  open: boolean;
  onClose: () => void;
}

/** Loaded when a poll is begun. */
const PollDialog = lazy(async () => ({ default: (await import('./poll-dialog.tsx')).PollDialog }));

export const LazyPollDialog = (props: PollDialogProps) => (
  <LazyPart fallback={<Notice tone="problem">{polls.failed}</Notice>}>
    <PollDialog {...props} />
  </LazyPart>
);
