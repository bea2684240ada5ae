/** The rectangle around a state or union territory, degrees WGS 84, with about 0.1 degree of slack. */
interface StateBounds {
  readonly name: string;
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** By ISO 3166-2:IN code without the country, as of the change of November 2023 (CG, OD, TS, UK for CT, OR, TG, UT). */
export const stateBounds: Readonly<Record<string, StateBounds>> = {
  AN: { name: 'Andaman and Nicobar Islands', south: 6.6, north: 13.8, west: 92.1, east: 94.1 },
  AP: { name: 'Andhra Pradesh', south: 12.5, north: 19.3, west: 76.6, east: 84.9 },
  AR: { name: 'Arunachal Pradesh', south: 26.5, north: 29.6, west: 91.4, east: 97.6 },
  AS: { name: 'Assam', south: 24.0, north: 28.1, west: 89.6, east: 96.2 },
  BR: { name: 'Bihar', south: 24.2, north: 27.7, west: 83.2, east: 88.5 },
  CG: { name: 'Chhattisgarh', south: 17.6, north: 24.3, west: 80.1, east: 84.6 },
  CH: { name: 'Chandigarh', south: 30.5, north: 30.9, west: 76.5, east: 77.0 },
  DH: { name: 'Dadra and Nagar Haveli and Daman and Diu', south: 19.9, north: 20.9, west: 70.7, east: 73.4 },
  DL: { name: 'Delhi', south: 28.3, north: 29.0, west: 76.7, east: 77.5 },
  GA: { name: 'Goa', south: 14.8, north: 15.9, west: 73.5, east: 74.5 },
  GJ: { name: 'Gujarat', south: 20.0, north: 24.9, west: 68.0, east: 74.6 },
  HP: { name: 'Himachal Pradesh', south: 30.2, north: 33.4, west: 75.4, east: 79.2 },
  HR: { name: 'Haryana', south: 27.5, north: 31.1, west: 74.3, east: 77.8 },
  JH: { name: 'Jharkhand', south: 21.8, north: 25.5, west: 83.2, east: 88.1 },
  JK: { name: 'Jammu and Kashmir', south: 32.1, north: 35.2, west: 72.4, east: 77.0 },
  KA: { name: 'Karnataka', south: 11.4, north: 18.6, west: 73.9, east: 78.7 },
  KL: { name: 'Kerala', south: 8.1, north: 13.0, west: 74.7, east: 77.6 },
  LA: { name: 'Ladakh', south: 32.2, north: 37.2, west: 74.9, east: 80.5 },
  LD: { name: 'Lakshadweep', south: 8.1, north: 12.6, west: 71.6, east: 74.1 },
  MH: { name: 'Maharashtra', south: 15.5, north: 22.2, west: 72.5, east: 81.0 },
  ML: { name: 'Meghalaya', south: 24.9, north: 26.3, west: 89.7, east: 92.9 },
  MN: { name: 'Manipur', south: 23.7, north: 25.8, west: 92.8, east: 94.9 },
  MP: { name: 'Madhya Pradesh', south: 20.9, north: 27.0, west: 73.9, east: 82.9 },
  MZ: { name: 'Mizoram', south: 21.8, north: 24.7, west: 92.1, east: 93.6 },
  NL: { name: 'Nagaland', south: 25.0, north: 27.2, west: 93.2, east: 95.4 },
  OD: { name: 'Odisha', south: 17.7, north: 22.7, west: 81.2, east: 87.6 },
  PB: { name: 'Punjab', south: 29.4, north: 32.7, west: 73.7, east: 77.1 },
  PY: { name: 'Puducherry', south: 10.7, north: 16.9, west: 75.4, east: 82.4 },
  RJ: { name: 'Rajasthan', south: 22.9, north: 30.3, west: 69.3, east: 78.4 },
  SK: { name: 'Sikkim', south: 26.9, north: 28.3, west: 87.9, east: 89.1 },
  TN: { name: 'Tamil Nadu', south: 7.9, north: 13.7, west: 76.1, east: 80.5 },
  TR: { name: 'Tripura', south: 22.8, north: 24.7, west: 91.0, east: 92.5 },
  TS: { name: 'Telangana', south: 15.7, north: 20.0, west: 77.1, east: 81.9 },
  UK: { name: 'Uttarakhand', south: 28.6, north: 31.6, west: 77.4, east: 81.2 },
  UP: { name: 'Uttar Pradesh', south: 23.7, north: 30.6, west: 77.0, east: 84.8 },
  WB: { name: 'West Bengal', south: 21.4, north: 27.4, west: 85.7, east: 90.0 },
};

/** Names that states had, or have in speech. */
const OTHER_STATE_NAMES: Readonly<Record<string, string>> = {
  orissa: 'OD',
  uttaranchal: 'UK',
  pondicherry: 'PY',
  kashmir: 'JK',
  himachal: 'HP',
  bengal: 'WB',
  arunachal: 'AR',
  andaman: 'AN',
  'new delhi': 'DL',
};

const statesByName = new Map([
  ...Object.entries(stateBounds).map(([code, { name }]) => [name.toLowerCase(), code] as const),
  ...Object.entries(OTHER_STATE_NAMES),
]);

/** The code of a state by its name in lower case, or undefined. */
export const stateCodeOf = (name: string): string | undefined => statesByName.get(name);
