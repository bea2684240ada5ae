import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { sendKeptLeads } from './kept-leads.ts';
import { openLater } from './opening.ts';
import { isAnswered, rememberDismissed } from './popup-cookies.ts';
import type { PopupDialogProps } from './popup-dialog.tsx';

interface LeadPopupValue {
  /** Opens the popup whatever was answered before; `then` runs once it is closed again. */
  readonly openPopup: (then?: () => void) => void;
}

const loadDialog = () => import('./popup-dialog.tsx');

const LeadPopupContext = createContext<LeadPopupValue | null>(null);

interface LeadPopupProps extends Pick<PopupDialogProps, 'chips' | 'smsConfirmation'> {
  /** True once it is known that no user is signed in; only then does the popup open by itself. */
  signedOut: boolean;
  children: ReactNode;
}

const TRIED_EVERY_MS = 30_000;

/**
 * Retries stored leads at the next visit, when the connection returns, and at intervals: a page gets no event when a
 * server recovers.
 */
function useKeptLeads(): void {
  useEffect(() => {
    const send = () => void sendKeptLeads();
    send();
    const timer = setInterval(send, TRIED_EVERY_MS);
    addEventListener('online', send);
    return () => {
      clearInterval(timer);
      removeEventListener('online', send);
    };
  }, []);
}

/** Provides the popup that asks for name and phone. Loads its dialog only when it will open, or opens. */
export function LeadPopup({ signedOut, chips, smsConfirmation, children }: LeadPopupProps) {
  const [Dialog, setDialog] = useState<ComponentType<PopupDialogProps> | null>(null);
  const [open, setOpen] = useState(false);
  const then = useRef<(() => void) | undefined>(undefined);
  const wasOpen = useRef(false);
  useKeptLeads();

  const goOn = useCallback(() => {
    const next = then.current;
    then.current = undefined;
    next?.();
  }, []);

  // After the dialog has closed and returned the focus, so that `then` can move the focus elsewhere.
  useEffect(() => {
    if (!open) goOn();
  }, [open, goOn]);

  const openPopup = useCallback(
    (next?: () => void) => {
      then.current = next;
      wasOpen.current = true;
      loadDialog().then(
        ({ PopupDialog }) => {
          setDialog(() => PopupDialog);
          setOpen(true);
        },
        (error: unknown) => {
          console.warn('The popup could not be loaded', error);
          goOn();
        },
      );
    },
    [goOn],
  );

  useEffect(() => {
    if (!signedOut || wasOpen.current || isAnswered(document.cookie)) return;
    // Preloads the dialog: by the time it opens the server may be down, and visitors could leave no contact.
    loadDialog().catch(() => undefined);
    return openLater(() => {
      // Another tab may have been answered meanwhile.
      if (!wasOpen.current && !isAnswered(document.cookie)) openPopup();
    });
  }, [signedOut, openPopup]);

  const value = useMemo(() => ({ openPopup }), [openPopup]);
  return (
    <LeadPopupContext value={value}>
      {children}
      {Dialog && (
        <Dialog
          open={open}
          chips={chips}
          smsConfirmation={smsConfirmation}
          onDismiss={() => {
            rememberDismissed();
            setOpen(false);
          }}
          onDone={() => setOpen(false)}
        />
      )}
    </LeadPopupContext>
  );
}

export function useLeadPopup(): LeadPopupValue {
  const value = useContext(LeadPopupContext);
  if (!value) throw new Error('useLeadPopup needs the shell above it');
  return value;
}
