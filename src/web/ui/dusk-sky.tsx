import { useEffect, useRef } from 'react';
import styles from './dusk-sky.module.css';
import { type CyclePicture, PictureCycle } from './picture-cycle.tsx';
import { StarSky } from './star-sky.tsx';
import { watchInView } from './watch-in-view.ts';

/** Draws the evening sky: stars, clouds, alternating places at the horizon, and the road in front of them. */
export function DuskSky({ pictures }: { pictures: readonly CyclePicture[] }) {
  const sky = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = sky.current;
    // An attribute, not state: nothing is rendered anew while a visitor scrolls.
    return element ? watchInView(element, (inView) => element.toggleAttribute('data-away', !inView)) : undefined;
  }, []);

  return (
    <div ref={sky} className={styles.sky}>
      <div aria-hidden="true">
        <StarSky className={styles.stars} />
        <div className={styles.glow} />
      </div>
      <PictureCycle pictures={pictures} />
      <Clouds />
      <Foreground />
    </div>
  );
}

function Clouds() {
  return (
    <div className={styles.clouds} aria-hidden="true">
      {['high', 'middle', 'low'].map((place) => (
        <svg key={place} className={styles.cloud} data-place={place} viewBox="0 0 420 60" aria-hidden="true">
          <path d="M22 44a9 9 0 0 1 0-18h58c6-14 22-20 40-17 12-11 44-11 56 4 20-4 40 3 44 13h98a7 7 0 0 1 0 14h-64v4h112a6 6 0 0 1 0 12H92a6 6 0 0 1 0-12z" />
        </svg>
      ))}
    </div>
  );
}

const DEODAR = 'M0-58l-8 18h4l-8 16h5L-16-6h12V0h8v-6h12L7-24h5L4-40h4z';
const FROND = 'M0 0c7-11 20-12 28-3-9-3-19-2-28 3z';

/**
 * Draws two dark ridges with a rim of last light, deodars on the cold side, palms on the warm one, and the road
 * between.
 */
function Foreground() {
  return (
    <svg className={styles.foreground} viewBox="0 0 1600 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <path id="sky-deodar" d={DEODAR} />
        <g id="sky-palm">
          <path d="M-2 0c3-22 6-42 16-62l3 1C10-40 6-20 5 0z" />
          {[-170, -140, -96, -50, -10, 28].map((turn) => (
            <path key={turn} d={FROND} transform={`translate(15 -62) rotate(${turn})`} />
          ))}
        </g>
        <linearGradient id="sky-rim" x1="0" x2="1">
          <stop offset="0" stopColor="#e8637a" stopOpacity="0.2" />
          <stop offset="0.42" stopColor="#ff9f45" />
          <stop offset="0.62" stopColor="#ffe3b8" />
          <stop offset="1" stopColor="#e8637a" stopOpacity="0.3" />
        </linearGradient>
        <linearGradient id="sky-road" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#ffe3b8" />
          <stop offset="0.5" stopColor="#ff9f45" />
          <stop offset="1" stopColor="#a9476f" />
        </linearGradient>
      </defs>
      <path
        fill="#2c1a55"
        d="M0 128c90-18 150 22 250 4s140-58 250-40 150 62 260 50 180-64 300-52 160 54 270 42 180-40 270-34v142H0z"
      />
      <g fill="#1c1548">
        {[40, 62, 88, 150, 171].map((x, i) => (
          <use
            key={x}
            href="#sky-deodar"
            transform={`translate(${x} ${146 - (i % 3) * 5}) scale(${0.62 + (i % 3) * 0.12})`}
          />
        ))}
      </g>
      <path fill="#12123a" d="M0 168c130-26 250 4 390 14s230 24 350 8 250-46 400-34 300 34 460-2v86H0z" />
      <path
        fill="none"
        stroke="url(#sky-rim)"
        strokeWidth="2.5"
        d="M0 168c130-26 250 4 390 14s230 24 350 8 250-46 400-34 300 34 460-2"
      />
      <path
        fill="url(#sky-road)"
        d="M612 240c34-18 152-18 150-32-1-7-40-8-38-13 1-3 14-5 22-6-3 1-10 3-10 5 0 5 54 4 58 13 5 13-60 21-66 33z"
      />
      <g fill="#12123a">
        {[26, 70, 118, 214, 262].map((x, i) => (
          <use
            key={x}
            href="#sky-deodar"
            transform={`translate(${x} ${168 + (i % 2) * 3}) scale(${0.9 + ((i * 7) % 4) * 0.14})`}
          />
        ))}
        <use href="#sky-palm" transform="translate(1440 176) scale(1.35)" />
        <use href="#sky-palm" transform="translate(1486 178) scale(-1.05 1.05)" />
        <use href="#sky-palm" transform="translate(1556 172) scale(1.5)" />
        <use href="#sky-palm" transform="translate(960 172) scale(0.8)" />
        <use href="#sky-palm" transform="translate(940 174) scale(-0.62 0.62)" />
      </g>
    </svg>
  );
}
