/** A city in the search form's list. */
interface BuiltInCity {
  readonly city: string;
  readonly airport: string;
  /** IATA code. */
  readonly code: string;
  readonly state: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
}

/** The search form's ten cities, in its order. */
export const builtInCities: readonly BuiltInCity[] = [
  {
    city: 'Delhi',
    airport: 'Indira Gandhi International Airport',
    code: 'DEL',
    state: 'Delhi',
    country: 'India',
    lat: 28.6139,
    lon: 77.209,
  },
  {
    city: 'Mumbai',
    airport: 'Chhatrapati Shivaji Maharaj International Airport',
    code: 'BOM',
    state: 'Maharashtra',
    country: 'India',
    lat: 19.076,
    lon: 72.8777,
  },
  {
    city: 'Bengaluru',
    airport: 'Kempegowda International Airport',
    code: 'BLR',
    state: 'Karnataka',
    country: 'India',
    lat: 12.9716,
    lon: 77.5946,
  },
  {
    city: 'Chennai',
    airport: 'Chennai International Airport',
    code: 'MAA',
    state: 'Tamil Nadu',
    country: 'India',
    lat: 13.0827,
    lon: 80.2707,
  },
  {
    city: 'Kolkata',
    airport: 'Netaji Subhas Chandra Bose International Airport',
    code: 'CCU',
    state: 'West Bengal',
    country: 'India',
    lat: 22.5726,
    lon: 88.3639,
  },
  {
    city: 'Hyderabad',
    airport: 'Rajiv Gandhi International Airport',
    code: 'HYD',
    state: 'Telangana',
    country: 'India',
    lat: 17.385,
    lon: 78.4867,
  },
  { city: 'Goa', airport: 'Dabolim Airport', code: 'GOI', state: 'Goa', country: 'India', lat: 15.4909, lon: 73.8278 },
  {
    city: 'Pune',
    airport: 'Pune Airport',
    code: 'PNQ',
    state: 'Maharashtra',
    country: 'India',
    lat: 18.5204,
    lon: 73.8567,
  },
  {
    city: 'Ahmedabad',
    airport: 'Sardar Vallabhbhai Patel International Airport',
    code: 'AMD',
    state: 'Gujarat',
    country: 'India',
    lat: 23.0225,
    lon: 72.5714,
  },
  {
    city: 'Jaipur',
    airport: 'Jaipur International Airport',
    code: 'JAI',
    state: 'Rajasthan',
    country: 'India',
    lat: 26.9124,
    lon: 75.7873,
  },
];
