import type { Terrain } from '../gazetteer/types.ts';

export const HOURS = ['dawn', 'day', 'dusk', 'night'] as const;
export type Hour = (typeof HOURS)[number];

export interface PosterSubject {
  readonly seed: string;
  readonly terrain: Terrain;
  readonly hour: Hour;
}

/** A travel poster as SVG. */
export function drawPoster({ hour }: PosterSubject): string {
  const sky = hour === 'night' ? '#12123a' : '#e8637a';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice"><path fill="${sky}" d="M0 0h1200v800H0z"/><circle cx="600" cy="400" r="120" fill="#ffe3b8"/></svg>`;
}
