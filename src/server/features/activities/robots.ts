import { createIsbotFromList, list } from 'isbot';

/**
 * How tools call themselves that somebody runs on purpose, tests and monitors of our own among them. What they do is
 * somebody's doing; what a crawler does is nobody's.
 */
const TOOLS = [
  'node',
  'undici',
  'curl/8.5.0',
  'test',
  'lightMyRequest',
  'Mozilla/5.0 HeadlessChrome/120 Safari/537.36',
];

/** True for programs that read the web by themselves: search engines, previews, scrapers that say so. */
export const isRobot: (userAgent: string) => boolean = createIsbotFromList(
  list.filter((pattern) => !TOOLS.some((tool) => new RegExp(pattern, 'i').test(tool))),
);
