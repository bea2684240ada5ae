import { createIsbotFromList, list } from 'isbot';

/**
 * User agents of tools that a person runs on purpose, including our own tests and monitors. Their requests count as
 * that person's; a crawler's are not counted.
 */
const TOOLS = [
  'node',
  'undici',
  'curl/8.5.0',
  'test',
  'lightMyRequest',
  'Mozilla/5.0 HeadlessChrome/120 Safari/537.36',
];

let matchesRobot: ((userAgent: string) => boolean) | undefined;

/** Returns true for programs that read the web by themselves: search engines, link previews, declared scrapers. */
export function isRobot(userAgent: string): boolean {
  // Made when it is first needed: it takes milliseconds.
  matchesRobot ??= createIsbotFromList(
    list.filter((pattern) => !TOOLS.some((tool) => new RegExp(pattern, 'i').test(tool))),
  );
  return matchesRobot(userAgent);
}
