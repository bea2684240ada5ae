import { sharing } from '../../../words/en/site/sharing.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { CopyIcon } from '../../ui/trip-icons.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import styles from './share-dialog.module.css';
import { NetworkLink } from './share-networks.tsx';

const NETWORKS = ['facebook', 'twitter', 'whatsapp', 'linkedin'] as const;

interface ShareDialogProps {
  open: boolean;
  onClose: () => void;
  /** For example "Share This Package". */
  heading: string;
  /** The page's absolute address. */
  url: string;
  /** The page's subject, for networks that take a text. */
  title: string;
}

/** Shows the ways to share a page, and its link to copy. */
export function ShareDialog({ open, onClose, heading, url, title }: ShareDialogProps) {
  const { copied, copy } = useCopy(url);
  return (
    <Dialog open={open} onClose={onClose} title={heading}>
      <ul className={styles.networks}>
        {NETWORKS.map((network) => (
          <li key={network}>
            <NetworkLink network={network} url={url} title={title} className={styles.network} named />
          </li>
        ))}
      </ul>
      <div className={styles.link}>
        <input
          aria-label={sharing.linkToPage}
          readOnly
          value={url}
          className={styles.field}
          onFocus={(event) => event.target.select()}
        />
        <Button look="action" className={styles.copy ?? ''} onClick={() => void copy()}>
          {copied ? <CheckIcon /> : <CopyIcon />}
          {copied ? sharing.copied : sharing.copyTheLink}
        </Button>
        <span role="status" className="visually-hidden">
          {copied && sharing.linkCopied}
        </span>
      </div>
    </Dialog>
  );
}
