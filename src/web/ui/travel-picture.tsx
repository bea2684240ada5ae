import { useEffect, useRef, useState } from 'react';
import { uploadedSources } from '../../core/pictures/uploaded-picture.ts';
import styles from './travel-picture.module.css';

/** Shown for any picture that cannot be loaded. */
export const DEFAULT_PICTURE = '/pictures/posters/1/india.svg';

/** The same picture for networks, which show no SVG: each poster is also there as PNG. */
export const asShareable = (address: string): string => address.replace(/\.svg$/, '.png');

interface TravelPictureProps {
  src: string;
  alt: string;
  className?: string | undefined;
  /** False for the first picture of a page, which must not wait. */
  lazy?: boolean;
  /** How wide it is shown, for pictures that come in several widths. */
  sizes?: string;
}

/** A picture in the shape of our posters (3:2), with a default one when its own cannot be had. */
export function TravelPicture({ src, alt, className, lazy = true, sizes = '100vw' }: TravelPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before the page came alive, and then nobody was listening.
    if (image.current?.complete && image.current.naturalWidth === 0 && image.current.src !== '') setFailed(src);
  }, [src]);
  const shown = failed === src || src === '' ? DEFAULT_PICTURE : src;
  const sources = uploadedSources(shown);
  const element = (
    <img
      ref={image}
      {...(sources && { srcSet: sources.jpeg, sizes })}
      src={shown}
      alt={alt}
      className={className}
      width={600}
      height={400}
      loading={lazy ? 'lazy' : 'eager'}
      {...(!lazy && { fetchPriority: 'high' as const })}
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
  if (!sources) return element;
  return (
    <picture className={styles.frame}>
      <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
      {element}
    </picture>
  );
}
