import { useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { countOf } from '../../ui/counted.ts';
import styles from './share-row.module.css';
import { ShareRow } from './share-row.tsx';

const NETWORKS = ['facebook', 'twitter', 'linkedin', 'whatsapp'] as const;

interface SharePostProps {
  blogId: string;
  /** The page's own full address. */
  url: string;
  title: string;
  /** The site's account, mentioned where the network takes mentions; empty for none. */
  account: string;
  /** Shares so far, by channel. */
  socialShares: Readonly<Record<string, number>>;
}

/** Passes a post on and says how often that was done. Counting may fail: the visitor has shared all the same. */
export function SharePost({ blogId, url, title, account, socialShares }: SharePostProps) {
  const [counted, setCounted] = useState(socialShares);
  const times = Object.values(counted).reduce((sum, count) => sum + count, 0);
  const count = (platform: (typeof NETWORKS)[number] | 'copy') => {
    browserApi('POST /api/blogs/{id}/share', { params: { id: blogId }, body: { platform } }).then(
      (answer) => setCounted(answer.socialShares),
      (error: unknown) => console.warn('The share could not be counted', error),
    );
  };
  return (
    <ShareRow
      copyFirst
      heading="Share this post"
      networks={NETWORKS}
      url={url}
      title={title}
      account={account}
      onShare={count}
    >
      <p className={styles.times}>This post has been shared {countOf(times, 'time')}</p>
    </ShareRow>
  );
}
