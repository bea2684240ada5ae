import { useEffect, useRef, useState } from 'react';

/** Shown for any picture that cannot be loaded. */
export const DEFAULT_PICTURE = '/pictures/posters/1/india.svg';

interface TravelPictureProps {
  src: string;
  alt: string;
  className?: string | undefined;
  /** False for the first picture of a page, which must not wait. */
  lazy?: boolean;
}

/** A picture in the shape of our posters (3:2), with a default one when its own cannot be had. */
export function TravelPicture({ src, alt, className, lazy = true }: TravelPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before the page came alive, and then nobody was listening.
    if (image.current?.complete && image.current.naturalWidth === 0 && image.current.src !== '') setFailed(src);
  }, [src]);
  return (
    <img
      ref={image}
      src={failed === src || src === '' ? DEFAULT_PICTURE : src}
      alt={alt}
      className={className}
      width={600}
      height={400}
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
}
