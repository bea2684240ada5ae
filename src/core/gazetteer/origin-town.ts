/** A town from which a trip may start, or that a traveller names though no base of ours lies there. */
export interface OriginTown {
  /** Unique, kebab-case. */
  readonly id: string;
  readonly name: string;
  /** Old and other names in lower case; each belongs to one town only. */
  readonly aliases: readonly string[];
  /** ISO 3166-2:IN without the country. */
  readonly state: string;
  readonly lat: number;
  readonly lon: number;
  /** Of the city proper, about as in the census of 2011; decides between namesakes. */
  readonly population: number;
}

/** One row of a table of towns. */
export const town = (
  id: string,
  name: string,
  state: string,
  lat: number,
  lon: number,
  population: number,
  ...aliases: readonly string[]
): OriginTown => ({ id, name, aliases, state, lat, lon, population });

/** A destination that travellers name and that we do not plan; known so that the nearest bases can be named by distance. */
export const unplannedPlace = (
  id: string,
  name: string,
  state: string,
  lat: number,
  lon: number,
  ...aliases: readonly string[]
): OriginTown => ({ id, name, aliases, state, lat, lon, population: 0 });
