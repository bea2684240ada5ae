export interface PackageDay {
  /** From 1. */
  readonly day: number;
  readonly title: string;
  readonly detail: string;
}

/** Title of the one day of a text that is not divided into days. */
export const WHOLE_PLAN_TITLE = 'Package Details';

const DAY_HEADING = /^[\s*#-]*day\s*(\d{1,3})\b(?:[ \t]*[-–—.)])?(.*)$/i;
/** All line breaks that end a line for the pattern above, which would otherwise backtrack in search of the end. */
const LINE_END = /\r\n|[\n\r\u2028\u2029]/;

/** Splits "Arrival: Take the toy train" into title and content; a line without a colon is only a title. */
function splitHeading(rest: string): { title: string; content: string } {
  const colon = rest.indexOf(':');
  return colon < 0
    ? { title: rest.trim(), content: '' }
    : { title: rest.slice(0, colon).trim(), content: rest.slice(colon + 1).trim() };
}

/**
 * Returns the days of a plan written as one text: "Day N", an optional title, a colon, the content up to the next such
 * line. A text without such a line is one day titled "Package Details"; an empty text has no days.
 */
export function parseItineraryText(text: string): PackageDay[] {
  const days: { day: number; title: string; lines: string[] }[] = [];
  for (const line of text.split(LINE_END)) {
    const heading = DAY_HEADING.exec(line);
    if (heading) {
      const { title, content } = splitHeading(heading[2] ?? '');
      days.push({ day: Number(heading[1]), title, lines: content === '' ? [] : [content] });
    } else {
      days.at(-1)?.lines.push(line);
    }
  }
  if (days.length === 0) return text.trim() === '' ? [] : [{ day: 1, title: WHOLE_PLAN_TITLE, detail: text.trim() }];
  return days.map(({ day, title, lines }) => ({ day, title: title || `Day ${day}`, detail: lines.join('\n').trim() }));
}
