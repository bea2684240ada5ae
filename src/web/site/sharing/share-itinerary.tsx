import { useState } from 'react';
import { sharing } from '../../../words/en/site/sharing.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './share-row.module.css';
import { ShareRow } from './share-row.tsx';

const NETWORKS = ['facebook', 'twitter', 'whatsapp'] as const;

interface ShareItineraryProps {
  itineraryId: string;
  /** The page's absolute address. */
  url: string;
  title: string;
  /** Address of the trip's sharing card. */
  picture: string;
}

/** Shares an itinerary. A failed count does not matter: the visitor has shared it all the same. */
export function ShareItinerary({ itineraryId, url, title, picture }: ShareItineraryProps) {
  const count = (platform: (typeof NETWORKS)[number] | 'copy') => {
    browserApi('POST /api/itineraries/{id}/share', { params: { id: itineraryId }, body: { platform } }).catch(
      (error: unknown) => console.warn('The share could not be counted', error),
    );
  };
  return (
    <ShareRow heading={sharing.shareTrip} networks={NETWORKS} url={url} title={title} onShare={count}>
      <Picture url={url} title={title} picture={picture} />
    </ShareRow>
  );
}

/** Offers the card as a file: to save everywhere, to send where the device has a share sheet. */
function Picture({ url, title, picture }: Pick<ShareItineraryProps, 'url' | 'title' | 'picture'>) {
  const canSend = useHydrated() && 'canShare' in navigator;
  const [hasFailed, setHasFailed] = useState(false);
  const send = async () => {
    const { sharePicture } = await import('./share-picture.ts');
    setHasFailed(!(await sharePicture({ picture, title, url })));
  };
  return (
    <p className={styles.picture}>
      <a href={picture} download={`${url.split('/').at(-1)}.png`}>
        {sharing.savePicture}
      </a>
      {canSend && (
        <button type="button" onClick={() => void send()}>
          {sharing.sendPicture}
        </button>
      )}
      <span role="status">{hasFailed && sharing.pictureFailed}</span>
    </p>
  );
}
