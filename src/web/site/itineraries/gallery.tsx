import { useState } from 'react';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import { itinerary as texts } from '../../../words/en/site/itinerary.ts';
import { LazyGallery } from '../../ui/lazy-gallery.tsx';
import { PhotoCredit } from '../../ui/photo-credit.tsx';
import { TravelPicture } from '../../ui/travel-picture.tsx';
import styles from './gallery.module.css';
import { useGalleryImages } from './gallery-images.ts';

interface GalleryProps {
  itinerary: Itinerary;
  /** Whether there are real photos of places. */
  photos: boolean;
  /** The picture in the head of the page, which is not shown again. */
  shown: string;
}

/** Shows the pictures of a trip in a row; each opens large. */
export function Gallery({ itinerary, photos, shown: head }: GalleryProps) {
  const images = useGalleryImages(itinerary, photos, head);
  const [shown, setShown] = useState<number | null>(null);
  return (
    <section aria-label={texts.pictures} className={styles.gallery}>
      <ul className={styles.row}>
        {images.map(({ url, alt, attribution }, i) => (
          <li key={url}>
            <button type="button" className={styles.open} onClick={() => setShown(i)}>
              <TravelPicture src={url} alt={alt} className={styles.small} sizes="300px" />
              <span className="visually-hidden">, {texts.openLarge}</span>
            </button>
            {attribution && <PhotoCredit short credit={attribution} className={styles.credit} />}
          </li>
        ))}
      </ul>
      <LazyGallery
        fallback={null}
        pictures={images.map(({ url, alt, attribution }) => ({ src: url, caption: alt, credit: attribution }))}
        shown={shown}
        onShow={setShown}
      />
    </section>
  );
}
