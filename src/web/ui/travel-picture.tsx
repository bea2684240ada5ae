import { useEffect, useRef, useState } from 'react';
import { uploadedSources } from '../../core/pictures/uploaded-picture.ts';
import { useLanguageOf } from './passage.tsx';
import styles from './travel-picture.module.css';

/** Replaces any picture that fails to load. */
export const DEFAULT_PICTURE = '/pictures/posters/1/india.svg';

/** Returns the PNG version of a poster, for social networks, which show no SVG. */
export const asShareable = (address: string): string => address.replace(/\.svg$/, '.png');

interface TravelPictureProps {
  src: string;
  alt: string;
  className?: string | undefined;
  /** False for the first picture of a page, which loads eagerly. */
  lazy?: boolean;
  /** Displayed width, for pictures that come in several widths. */
  sizes?: string;
}

/** Shows a picture in the posters' 3:2 shape; falls back to the default picture. */
export function TravelPicture({ src, alt, className, lazy = true, sizes = '100vw' }: TravelPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const langOf = useLanguageOf();
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // The picture may have failed before hydration, when no listener was attached.
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
      lang={langOf(alt)}
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
