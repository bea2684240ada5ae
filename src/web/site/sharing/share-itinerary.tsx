import { sharing } from '../../../words/en/site/sharing.ts';
import { browserApi } from '../../api/browser-api.ts';
import { ShareRow } from './share-row.tsx';

const NETWORKS = ['facebook', 'twitter', 'whatsapp'] as const;

interface ShareItineraryProps {
  itineraryId: string;
  /** The page's absolute address. */
  url: string;
  title: string;
}

/** Shares an itinerary. A failed count does not matter: the visitor has shared it all the same. */
export function ShareItinerary({ itineraryId, url, title }: ShareItineraryProps) {
  const count = (platform: (typeof NETWORKS)[number] | 'copy') => {
    browserApi('POST /api/itineraries/{id}/share', { params: { id: itineraryId }, body: { platform } }).catch(
      (error: unknown) => console.warn('The share could not be counted', error),
    );
  };
  return <ShareRow heading={sharing.shareTrip} networks={NETWORKS} url={url} title={title} onShare={count} />;
}
