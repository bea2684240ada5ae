/** A component of a calendar file, as RFC 5545 describes it; read without the code that writes it. */
export interface CalendarPart {
  readonly name: string;
  readonly parts: readonly CalendarPart[];
  /** The value of a property, unescaped; throws where it is missing or there twice. */
  readonly value: (property: string) => string;
  readonly has: (property: string) => boolean;
  /** The parameters of a property: `TZID=Asia/Kolkata`. */
  readonly parameters: (property: string) => readonly string[];
}

interface Property {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly value: string;
}

const unescapeText = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_, c: string) => (/n/i.test(c) ? '\n' : c));

/** Returns the lines of a file as they are stored. Throws for a line break of another kind or a line over 75 bytes. */
export function physicalLines(text: string): readonly string[] {
  if (!text.endsWith('\r\n')) throw new Error('the last line has no end');
  const lines = text.slice(0, -2).split('\r\n');
  for (const line of lines) {
    if (/[\r\n]/.test(line)) throw new Error(`a line break of another kind: ${line}`);
    if (Buffer.byteLength(line) > 75) throw new Error(`a line of ${Buffer.byteLength(line)} bytes: ${line}`);
    // A letter cut in two would be read as a replacement character.
    if (line.includes('\ufffd')) throw new Error(`a cut letter: ${line}`);
  }
  return lines;
}

function readProperty(line: string): Property {
  const match = /^([A-Z-]+)((?:;[^:;]+)*):(.*)$/s.exec(line);
  if (!match) throw new Error(`no property: ${line}`);
  const [, name = '', parameters = '', value = ''] = match;
  return { name, parameters: parameters.split(';').slice(1), value };
}

function makePart(name: string, properties: readonly Property[], parts: readonly CalendarPart[]): CalendarPart {
  const find = (property: string): Property => {
    const [found, ...more] = properties.filter((each) => each.name === property);
    if (!found || more.length > 0) throw new Error(`${name} has ${more.length} more of ${property}`);
    return found;
  };
  return {
    name,
    parts,
    value: (property) => unescapeText(find(property).value),
    has: (property) => properties.some((each) => each.name === property),
    parameters: (property) => find(property).parameters,
  };
}

/** Reads a calendar file back. Throws for whatever a strict calendar would refuse. */
export function readCalendar(text: string): CalendarPart {
  const lines = physicalLines(text).join('\r\n').replaceAll('\r\n ', '').split('\r\n');
  const open: { name: string; properties: Property[]; parts: CalendarPart[] }[] = [
    { name: '', properties: [], parts: [] },
  ];
  for (const property of lines.map(readProperty)) {
    const inner = open.at(-1);
    if (property.name === 'BEGIN') open.push({ name: property.value, properties: [], parts: [] });
    else if (property.name === 'END') {
      const { name, properties, parts } = open.pop() ?? { name: '', properties: [], parts: [] };
      if (name !== property.value) throw new Error(`${name} ends as ${property.value}`);
      open.at(-1)?.parts.push(makePart(name, properties, parts));
    } else inner?.properties.push(property);
  }
  const [root] = open;
  const [calendar] = root?.parts ?? [];
  if (open.length !== 1 || root?.parts.length !== 1 || !calendar) throw new Error('not one calendar');
  return calendar;
}

export const eventsIn = (calendar: CalendarPart): readonly CalendarPart[] =>
  calendar.parts.filter(({ name }) => name === 'VEVENT');
