import { home } from '../../../words/en/site/home.ts';
import styles from './how-it-works.module.css';

const HOURS = ['dawn', 'noon', 'dusk'] as const;

/** Explains the site in three steps, drawn as one day's sun. */
export function HowItWorks() {
  return (
    <section id="how-it-works" className={styles.section} aria-labelledby="how-title">
      <div className="page">
        <h2 id="how-title" className={styles.heading}>
          {home.howTitle}
        </h2>
        <ol className={styles.steps}>
          {HOURS.map((hour) => (
            <li key={hour} className={styles.step}>
              <Roundel hour={hour} />
              <div className={styles.words}>
                <h3 className={styles.title}>{home.steps[hour].title}</h3>
                <p>{home.steps[hour].text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const SKIES = {
  dawn: { sky: ['#8a6fa0', '#f3a08f', '#ffd09a'], sun: { x: 30, y: 58, r: 15 }, hills: ['#7d5a8c', '#39477f'] },
  noon: { sky: ['#1c79ab', '#7cc4d2', '#ffe9c0'], sun: { x: 62, y: 32, r: 12 }, hills: ['#4f9f74', '#114f4a'] },
  dusk: { sky: ['#4a2a6c', '#e8637a', '#ff9f45'], sun: { x: 88, y: 64, r: 16 }, hills: ['#6b2f66', '#12123a'] },
} as const;

/** Draws the logo's round window at an hour of the day: the road continues, the sun moves. */
function Roundel({ hour }: { hour: keyof typeof SKIES }) {
  const { sky, sun, hills } = SKIES[hour];
  return (
    <svg className={styles.roundel} viewBox="0 0 120 120" aria-hidden="true">
      <defs>
        <clipPath id={`roundel-${hour}`}>
          <circle cx="60" cy="60" r="60" />
        </clipPath>
        <linearGradient id={`roundel-sky-${hour}`} x1="0" x2="0" y1="0" y2="0.7">
          <stop offset="0" stopColor={sky[0]} />
          <stop offset="0.6" stopColor={sky[1]} />
          <stop offset="1" stopColor={sky[2]} />
        </linearGradient>
      </defs>
      <g clipPath={`url(#roundel-${hour})`}>
        <rect width="120" height="120" fill={`url(#roundel-sky-${hour})`} />
        <circle cx={sun.x} cy={sun.y} r={sun.r} fill="#fff0d2" />
        <path fill={hills[0]} d="M0 76c16-14 28-18 42-6s24-16 40-8 22 12 38 4v54H0z" />
        <path fill={hills[1]} d="M0 92c22-14 40-10 58-4s40-12 62-2v34H0z" />
        <path
          fill="#ffe3b8"
          d="M40 120c4-14 38-12 36-22-1-4-14-4-13-7 1-2 5-2 8-3-1 1-4 2-4 3 0 3 18 2 19 8 2 9-16 10-14 21z"
        />
      </g>
    </svg>
  );
}
