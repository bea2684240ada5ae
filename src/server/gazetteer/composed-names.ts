import { usualAirportName } from '../../core/gazetteer/airport-name.ts';
import type { GazetteerRows } from '../../core/gazetteer/gazetteer.ts';
import type { Language } from '../../core/languages.ts';
import { exampleOf } from '../../core/planner/hotel-example.ts';

export type OtherLanguage = Exclude<Language, 'en'>;

/** Local names by English ones. */
type Names = Map<string, string>;

const CITY_AIRPORTS: Readonly<Record<OtherLanguage, (city: string) => string>> = {
  hi: (city) => `${city} एयरपोर्ट`,
  bn: (city) => `${city} বিমানবন্দর`,
};

/** An airport with a long name is called by its city. */
function addAirports(names: Names, { airports }: GazetteerRows, language: OtherLanguage): void {
  for (const airport of airports) {
    const [usual, city] = [usualAirportName(airport), names.get(airport.city)];
    if (city && !names.has(usual)) names.set(usual, CITY_AIRPORTS[language](city));
  }
}

/** A train is listed with its number. */
function addTrains(names: Names, { trains }: GazetteerRows): void {
  for (const { number, name } of trains) {
    const local = names.get(name);
    if (local) names.set(`${number} ${name}`, `${number} ${local}`);
  }
}

const IN_BRACKETS = /^(.+?) \((.+)\)$/;

/** A title says one of the two names of "Bhuj (Rann of Kutch)". */
function addSingleNames(names: Names, { bases }: GazetteerRows): void {
  for (const { name } of [...bases, ...bases.flatMap(({ sights }) => sights)]) {
    const [english, local] = [IN_BRACKETS.exec(name), IN_BRACKETS.exec(names.get(name) ?? '')];
    for (const part of [1, 2]) {
      const [said, translated] = [english?.[part], local?.[part]];
      if (said && translated && !names.has(said)) names.set(said, translated);
    }
  }
}

/** A stay without a name is called by its kind and area, and a wish for its kind is served in its town. */
function addStays(names: Names, { bases, dormitories, nightStays }: GazetteerRows): void {
  for (const base of bases) {
    const town = names.get(base.name) ?? base.name;
    const beds = [...dormitories, ...nightStays].filter(({ baseId }) => baseId === base.id);
    for (const stay of [...base.stays, ...beds]) {
      const { name, type, area } = exampleOf(stay);
      const [localKind, localArea] = [names.get(type), names.get(area)];
      const hasName = 'name' in stay;
      if (!hasName && localKind && localArea) names.set(name, `${localKind}, ${localArea}`);
      if (hasName || names.has(name)) names.set(`${name}, ${base.name}`, `${names.get(name) ?? name}, ${town}`);
    }
  }
}

/** Adds the names that the planner composes of those of the facts. */
export function addComposedNames(names: Names, rows: GazetteerRows, language: OtherLanguage): void {
  addAirports(names, rows, language);
  addTrains(names, rows);
  addSingleNames(names, rows);
  addStays(names, rows);
}
