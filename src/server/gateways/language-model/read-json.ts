/** What models of one's own put around an answer: their thinking, and a fence of Markdown. */
const THINKING = /^\s*<think>[\s\S]*?(?:<\/think>|$)/;
const FENCE = /^[\s\S]*?```(?:json)?\s*(?={)/;

/** The text from its first bracket on, without what stands before it. */
export function fromJson(text: string): string {
  const said = text.replace(THINKING, '').replace(FENCE, '');
  const start = said.indexOf('{');
  return start === -1 ? '' : said.slice(start);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The object in a model's text, whatever stands around it; undefined where there is none. */
export function readJson(text: string): unknown {
  const whole = parsed(text);
  if (whole !== undefined) return whole;
  const json = fromJson(text);
  return parsed(json.slice(0, json.lastIndexOf('}') + 1));
}
