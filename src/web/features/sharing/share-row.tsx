import type { ITINERARY_SHARE_PLATFORMS } from '../../../contracts/itineraries.ts';
import { browserApi } from '../../api.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { CopyIcon } from '../../ui/trip-icons.tsx';
import { NetworkLink } from './share-networks.tsx';
import styles from './share-row.module.css';
import { useCopy } from './use-copy.ts';

type SharePlatform = (typeof ITINERARY_SHARE_PLATFORMS)[number];

const NETWORKS = ['facebook', 'twitter', 'whatsapp'] as const;

interface ShareRowProps {
  itineraryId: string;
  /** The page's own full address. */
  url: string;
  title: string;
}

/** Passes an itinerary on. Counting it may fail: the visitor has shared all the same. */
export function ShareRow({ itineraryId, url, title }: ShareRowProps) {
  const count = (platform: SharePlatform) => {
    browserApi('POST /api/itineraries/{id}/share', { params: { id: itineraryId }, body: { platform } }).catch(
      (error: unknown) => console.warn('The share could not be counted', error),
    );
  };
  const { copied, copy } = useCopy(url, () => count('copy'));

  return (
    <div className={styles.share}>
      <h2 className={styles.title}>Share this trip</h2>
      <ul className={styles.row}>
        {NETWORKS.map((network) => (
          <li key={network}>
            <NetworkLink
              network={network}
              url={url}
              title={title}
              className={styles.way}
              onClick={() => count(network)}
            />
          </li>
        ))}
        <li>
          <button type="button" className={styles.copy} onClick={() => void copy()}>
            {copied ? <CheckIcon /> : <CopyIcon />}
            {copied ? 'Copied!' : 'Copy link'}
          </button>
          <span role="status" className="visually-hidden">
            {copied && 'The link is copied'}
          </span>
        </li>
      </ul>
    </div>
  );
}
