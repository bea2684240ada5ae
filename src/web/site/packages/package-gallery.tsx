import { type MouseEvent, useState } from 'react';
import type { PackagePicture } from '../../../contracts/packages.ts';
import { packagePage } from '../../../words/en/site/package-page.ts';
import { LazyGallery, loadGallery } from '../../ui/lazy-gallery.tsx';
import { TravelPicture } from '../../ui/travel-picture.tsx';
import styles from './package-gallery.module.css';

/** Pictures shown on the page itself; the viewer has all of them. */
const MOST_SHOWN = 6;

interface PackageGalleryProps {
  images: readonly PackagePicture[];
  /** Names a picture without a caption. */
  title: string;
}

/**
 * Shows the pictures in one, two or three columns, depending on their number, the featured one first; each opens large.
 */
export function PackageGallery({ images, title }: PackageGalleryProps) {
  const [shown, setShown] = useState<number | null>(null);
  if (images.length === 0) return null;
  const ordered = [...images].sort((a, b) => Number(b.isFeatured) - Number(a.isFeatured));
  const inGrid = ordered.slice(0, MOST_SHOWN);
  const left = ordered.length - inGrid.length;
  const nameOf = ({ caption }: PackagePicture) => caption || title;

  // Before hydration, and for a new tab, it is a plain link to the picture.
  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setShown(index);
  };
  return (
    <section aria-label={packagePage.gallery}>
      <ul className={styles.gallery} data-count={inGrid.length}>
        {inGrid.map((image, at) => (
          <li key={image.url} className={styles.cell}>
            <a
              href={image.url}
              className={styles.open}
              onClick={(event) => open(event, at)}
              onPointerEnter={() => void loadGallery().catch(() => undefined)}
            >
              <TravelPicture
                src={image.url}
                alt={nameOf(image)}
                className={styles.picture}
                lazy={at > 0}
                sizes={at === 0 ? '(min-width: 1000px) 760px, 96vw' : '(min-width: 1000px) 380px, 48vw'}
              />
              <span className="visually-hidden">, {packagePage.openLarge}</span>
              {left > 0 && at === inGrid.length - 1 && (
                <span className={styles.more}>{packagePage.morePhotos({ count: left })}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
      <LazyGallery
        fallback={<p role="alert">{packagePage.picturesNotOpened}</p>}
        pictures={ordered.map((image) => ({ src: image.url, caption: nameOf(image) }))}
        shown={shown}
        onShow={setShown}
      />
    </section>
  );
}
