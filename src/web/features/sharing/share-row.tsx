import { type ReactNode, useEffect, useState } from 'react';
import { browserApi } from '../../api.ts';
import { ChatIcon, CheckIcon } from '../../ui/icons.tsx';
import { CopyIcon, FacebookIcon, TwitterIcon } from '../../ui/trip-icons.tsx';
import { type SharePlatform, shareAddress } from './share-links.ts';
import styles from './share-row.module.css';

/** Spec §9. */
const COPIED_FOR_MS = 2000;

const NETWORKS: readonly { platform: Exclude<SharePlatform, 'copy'>; name: string; icon: ReactNode }[] = [
  { platform: 'facebook', name: 'Facebook', icon: <FacebookIcon /> },
  { platform: 'twitter', name: 'Twitter', icon: <TwitterIcon /> },
  { platform: 'whatsapp', name: 'WhatsApp', icon: <ChatIcon /> },
];

interface ShareRowProps {
  itineraryId: string;
  /** The page's own full address. */
  url: string;
  title: string;
}

/** Passes an itinerary on. Counting it may fail: the visitor has shared all the same. */
export function ShareRow({ itineraryId, url, title }: ShareRowProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_FOR_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const count = (platform: SharePlatform) => {
    browserApi('POST /api/itineraries/{id}/share', { params: { id: itineraryId }, body: { platform } }).catch(
      (error: unknown) => console.warn('The share could not be counted', error),
    );
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
      count('copy');
    } catch (error) {
      console.warn('The link could not be copied', error);
    }
  };

  return (
    <div className={styles.share}>
      <h2 className={styles.title}>Share this trip</h2>
      <ul className={styles.row}>
        {NETWORKS.map(({ platform, name, icon }) => (
          <li key={platform}>
            <a
              href={shareAddress(platform, url, title)}
              target="_blank"
              rel="noreferrer"
              className={styles.way}
              aria-label={`Share on ${name}, opens a new window`}
              onClick={() => count(platform)}
            >
              {icon}
            </a>
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
