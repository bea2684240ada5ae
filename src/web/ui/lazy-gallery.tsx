import { lazy, type ReactNode, useState } from 'react';
import type { GalleryViewerProps } from './gallery-viewer.tsx';
import { LazyPart } from './lazy-part.tsx';

export const loadGallery = () => import('./gallery-viewer.tsx');
const GalleryViewer = lazy(async () => ({ default: (await loadGallery()).GalleryViewer }));

/** The picture viewer: loads when it first opens, and then stays mounted. */
export function LazyGallery({ fallback, ...viewer }: GalleryViewerProps & { fallback: ReactNode }) {
  const [asked, setAsked] = useState(false);
  if (viewer.shown !== null && !asked) setAsked(true);
  return (
    asked && (
      <LazyPart fallback={fallback}>
        <GalleryViewer {...viewer} />
      </LazyPart>
    )
  );
}
