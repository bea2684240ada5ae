import { fitInto } from '../../../core/maps/fit-into.ts';
import { placeLabels } from '../../../core/maps/place-labels.ts';
import { latLonOf, listLegs, listTowns } from '../../../core/maps/route-lines.ts';
import type { DocumentSource } from './document-source.ts';

/** A letter of a name is 14 units high. */
const FRAME = { width: 480, height: 500 };
const MARGIN = 40;
const TOWN_RADIUS = 6;
const SIGHT_RADIUS = 3;
const SIZE = `width="${FRAME.width}" height="${FRAME.height}" viewBox="0 0 ${FRAME.width} ${FRAME.height}"`;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/**
 * Returns the map of the route as lines and dots, and where the names of its towns belong. The names are no part of the
 * drawing: Typst does not shape Indian letters in pictures.
 */
export function drawRoute({ details: { route }, words: { plan } }: DocumentSource) {
  const place = fitInto(route.map(latLonOf), FRAME, MARGIN);
  const lines = listLegs(route).map(({ from, to, by }) => {
    const [[x1, y1], [x2, y2]] = [place(from).map(rounded), place(to).map(rounded)];
    return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${by === 'flight' ? ' stroke-dasharray="7 6"' : ''}/>`;
  });
  const towns = listTowns(route).map(({ name, at }) => {
    const [x, y] = place(at);
    return { name, x, y, radius: TOWN_RADIUS, mustShow: true };
  });
  const sights = route
    .filter(({ kind }) => kind === 'sight')
    .map((sight) => {
      const [x, y] = place(latLonOf(sight));
      return { x, y, radius: SIGHT_RADIUS, mustShow: false };
    });
  const dots = [...sights, ...towns].map(
    ({ x, y, radius, mustShow }) =>
      `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${radius}" fill="${mustShow ? '#ff9f45' : '#fffaf3'}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${SIZE}><g stroke="#4a2a6c" stroke-width="2">${lines.join('')}${dots.join('')}</g></svg>`;
  return {
    svg: Buffer.from(svg),
    map: { title: plan.mapOfRoute, ...FRAME, labels: placeLabels(towns, [...towns, ...sights], FRAME) },
  };
}
