import { Modal, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ErrorBanner } from './error-banner.tsx';
import { TryAgain } from './try-again.tsx';

/** The link of a list that opens a record, for the focus to come back to. */
export const linkId = (id: string): string => `record-${id}`;

interface RecordDialogProps {
  /** Of the record that is open; null closes the dialog. */
  id: string | null;
  title: string;
  /** True while a further dialog stands over this one, which then takes the Escape for itself. */
  covered: boolean;
  onClose: () => void;
  children: (id: string) => ReactNode;
}

/** The focus goes back to the record's row, or to the section when the list does not hold it. */
function useFocusBack(id: string | null) {
  const last = useRef(id);
  useEffect(() => {
    if (id === null && last.current !== null) {
      (document.getElementById(linkId(last.current)) ?? document.getElementById('section'))?.focus();
    }
    last.current = id;
  }, [id]);
}

/** One record over the list it comes from. */
export function RecordDialog({ id, title, covered, onClose, children }: RecordDialogProps) {
  // The words stay while the dialog fades away.
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
  /** What is read: "booking". */
  noun: string;
  onRetry: () => void;
}

/** Stands for a record that is not there yet, or cannot be had. */
export function RecordUnread({ kind, noun, onRetry }: RecordUnreadProps) {
  if (kind === 'loading') return <Skeleton height={420} role="img" aria-label={`Reading the ${noun}`} />;
  if (kind === 'gone') return <ErrorBanner>This {noun} no longer exists.</ErrorBanner>;
  return <TryAgain onRetry={onRetry}>{`This ${noun} could not be read.`}</TryAgain>;
}
