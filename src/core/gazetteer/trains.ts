import { trainsEast } from './trains-east.ts';
import { trainsNorth } from './trains-north.ts';
import { trainsSouth } from './trains-south.ts';
import { trainsWest } from './trains-west.ts';
import type { TrainRecord } from './types.ts';

/** Direct trains that have run for years, each direction by itself. */
export const trains: readonly TrainRecord[] = [...trainsNorth, ...trainsEast, ...trainsWest, ...trainsSouth];
