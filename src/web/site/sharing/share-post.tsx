import { useState } from 'react';
import { formatCount } from '../../../core/counts.ts';
import { sharing } from '../../../words/en/site/sharing.ts';
import { browserApi } from '../../api/browser-api.ts';
import styles from './share-row.module.css';
import { ShareRow } from './share-row.tsx';

const NETWORKS = ['facebook', 'twitter', 'linkedin', 'whatsapp'] as const;

interface SharePostProps {
  blogId: string;
  /** The page's absolute address. */
  url: string;
  title: string;
  /** The site's account, mentioned where the network supports mentions; empty for none. */
  account: string;
  /** Number of shares by channel. */
  socialShares: Readonly<Record<string, number>>;
}

/**
 * Shares a post and shows the number of shares. A failed count does not matter: the visitor has shared it all the same.
 */
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
      heading={sharing.sharePost}
      networks={NETWORKS}
      url={url}
      title={title}
      account={account}
      onShare={count}
    >
      <p className={styles.times}>{sharing.timesShared({ times: formatCount(times) })}</p>
    </ShareRow>
  );
}
