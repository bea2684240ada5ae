import type { ReactNode } from 'react';
import { sharing } from '../../../words/en/site/sharing.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { CopyIcon } from '../../ui/trip-icons.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import type { ShareNetwork } from './share-links.ts';
import { NetworkLink } from './share-networks.tsx';
import styles from './share-row.module.css';

interface ShareRowProps<Network extends ShareNetwork> {
  /** For example "Share this trip". */
  heading: string;
  networks: readonly Network[];
  /** The page's absolute address. */
  url: string;
  title: string;
  /** Mentioned where the network supports mentions. */
  account?: string;
  /** Whether the copy button comes before the networks. */
  copyFirst?: true;
  onShare: (platform: Network | 'copy') => void;
  /** Text below the buttons. */
  children?: ReactNode;
}

/** Shows the ways to share a page, in one row. */
export function ShareRow<Network extends ShareNetwork>(props: ShareRowProps<Network>) {
  const { heading, networks, url, title, account, copyFirst, onShare, children } = props;
  const { copied, copy } = useCopy(url, () => onShare('copy'));
  const copying = (
    <li className={styles.copying}>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        {copied ? <CheckIcon /> : <CopyIcon />}
        {copied ? sharing.copied : sharing.copyLink}
      </button>
      <span role="status" className="visually-hidden">
        {copied && sharing.linkCopied}
      </span>
    </li>
  );
  return (
    <div className={styles.share}>
      <h2 className={styles.title}>{heading}</h2>
      <ul className={styles.row}>
        {copyFirst && copying}
        {networks.map((network) => (
          <li key={network}>
            <NetworkLink
              network={network}
              url={url}
              title={title}
              account={account}
              className={styles.way}
              onClick={() => onShare(network)}
            />
          </li>
        ))}
        {!copyFirst && copying}
      </ul>
      {children}
    </div>
  );
}
