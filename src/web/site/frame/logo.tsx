import { type UploadedSources, uploadedSources } from '../../../core/pictures/uploaded-picture.ts';
import styles from './logo.module.css';
import { useSite } from './site-context.ts';

/** The agency's picture, on white: uploads have no transparent parts, and letters may be as dark as the sky. */
const OwnLogo = ({ brand, webp, src, width, height }: UploadedSources & { brand: string }) => (
  <span className={styles.plate}>
    <picture>
      <source type="image/webp" srcSet={webp} sizes="160px" />
      <img src={src} alt={brand} width={width} height={height} className={styles.picture} />
    </picture>
  </span>
);

/** Shows the agency's logo; without one the road into the dusk, and the name. */
export function Logo() {
  const { brand, logo } = useSite();
  const own = uploadedSources(logo);
  if (own) return <OwnLogo brand={brand} {...own} />;
  return (
    <span className={styles.logo}>
      <svg width="34" height="34" viewBox="0 0 64 64" aria-hidden="true">
        <defs>
          <clipPath id="logo-round">
            <circle cx="32" cy="32" r="32" />
          </clipPath>
        </defs>
        <g clipPath="url(#logo-round)">
          <rect width="64" height="30" fill="#4a2a6c" />
          <rect y="22" width="64" height="14" fill="#e8637a" />
          <rect y="34" width="64" height="30" fill="#ff9f45" />
          <circle cx="32" cy="40" r="12" fill="#ffe3b8" />
          <path d="M0 64V46l14-9 13 10 11-8 26 15v10z" fill="#12123a" />
          <path d="M33 64c-1-8 6-9 4-15-1-3-4-4-4-4s1 2-1 5c-3 4-9 6-10 14z" fill="#ffe3b8" />
        </g>
      </svg>
      <span className={styles.name}>{brand}</span>
    </span>
  );
}
