import type { PlanWords } from '../../../core/planner/plan-words.ts';
import type { SaidVehicle, Way } from '../../../core/planner/sayings.ts';

const VEHICLES: Readonly<Record<SaidVehicle['is'], string>> = {
  flight: 'Flight',
  train: 'Train',
  ferry: 'Ferry',
  'hill-train': 'Hill train',
  'night-coach': 'Overnight coach',
  coach: 'Coach',
  'local-bus': 'Bus or auto',
  'state-bus': 'State bus',
  'shared-jeep': 'Shared jeep',
  'hired-car': 'Hired car',
  'own-car': 'Your own car',
};

/** Returns "Darjeeling Mail", "Shared jeep", "Flight". */
export const vehicle: PlanWords['vehicle'] = ({ is, name }) => name ?? VEHICLES[is];

/** Returns a vehicle for the middle of a sentence: "Darjeeling Mail", "shared jeep". */
export const vehicleInside = ({ is, name }: SaidVehicle): string => name ?? VEHICLES[is].toLowerCase();

export const CABINS: Readonly<Record<string, string>> = {
  SL: 'Sleeper',
  '3A': 'AC 3 Tier',
  '2A': 'AC 2 Tier',
  '1A': 'First Class AC',
  CC: 'AC Chair Car',
  ordinary: 'Ordinary seat',
  economy: 'Economy',
  'premium-economy': 'Premium Economy',
  business: 'Business',
};

export const cabin: PlanWords['cabin'] = (code) => (code === undefined ? 'Seat' : (CABINS[code] ?? code));

/** How one goes, as a sentence of its own. */
export const WAY_SENTENCES: Readonly<Record<Way, string>> = {
  'night-train': 'You sleep on the train, which saves a hotel night.',
  train: 'You go by train.',
  flight: 'You fly.',
  'night-coach': 'You sleep on the coach, which saves a hotel night.',
  coach: 'You go by coach.',
  'state-bus': 'You go by state bus.',
  car: 'A hired car takes you from door to door.',
};

/** How one goes, after "going". */
export const BY_WAY: Readonly<Record<Way, string>> = {
  'night-train': 'by night train',
  train: 'by train',
  flight: 'by air',
  'night-coach': 'by overnight coach',
  coach: 'by coach',
  'state-bus': 'by state bus',
  car: 'by hired car',
};
