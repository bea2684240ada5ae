import { Modal, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { lists } from '../../../words/en/office/lists.ts';
import { ErrorBanner } from './error-banner.tsx';
import { TryAgain } from './try-again.tsx';

/** Returns the id of the list's link to a record, where focus returns. */
export const linkId = (id: string): string => `record-${id}`;

interface RecordDialogProps {
  /** Id of the open record; null closes the dialog. */
  id: string | null;
  title: string;
  /** True while another dialog covers this one and handles Escape. */
  covered: boolean;
  onClose: () => void;
  children: (id: string) => ReactNode;
}

/** Returns focus to the record's row, or to the section when the list does not contain it. */
function useFocusBack(id: string | null) {
  const last = useRef(id);
  useEffect(() => {
    if (id === null && last.current !== null) {
      (document.getElementById(linkId(last.current)) ?? document.getElementById('section'))?.focus();
    }
    last.current = id;
  }, [id]);
}

/** Shows one record in a dialog over its list. */
export function RecordDialog({ id, title, covered, onClose, children }: RecordDialogProps) {
  // Keeps the content while the dialog fades out.
  const [shown, setShown] = useState(id);
  if (id !== null && id !== shown) setShown(id);
  const onPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  useFocusBack(id);
  return (
    <Modal
      opened={id !== null}
      onClose={onClose}
      closeOnEscape={!covered}
      inert={covered}
      returnFocus={false}
      size="xl"
      fullScreen={onPhone}
      title={title}
    >
      {shown !== null && children(shown)}
    </Modal>
  );
}

interface RecordUnreadProps {
  kind: 'loading' | 'gone' | 'failed';
  /** The record's name: "booking". */
  noun: string;
  onRetry: () => void;
}

/** Stands in for a record that is loading or failed to load. */
export function RecordUnread({ kind, noun, onRetry }: RecordUnreadProps) {
  if (kind === 'loading') return <Skeleton height={420} role="img" aria-label={lists.readingRecord({ noun })} />;
  if (kind === 'gone') return <ErrorBanner>{lists.recordGone({ noun })}</ErrorBanner>;
  return <TryAgain onRetry={onRetry}>{lists.recordUnread({ noun })}</TryAgain>;
}
