/** Self-hosted models put their thinking and a Markdown fence around an answer. */
const THINKING = /^\s*<think>[\s\S]*?(?:<\/think>|$)/;
const FENCE = /^[\s\S]*?```(?:json)?\s*(?={)/;

/** Returns the text from its first bracket on. */
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

/** Returns the JSON object in a model's text, whatever surrounds it; undefined where there is none. */
export function findJson(text: string): unknown {
  const whole = parsed(text);
  if (whole !== undefined) return whole;
  const json = fromJson(text);
  return parsed(json.slice(0, json.lastIndexOf('}') + 1));
}
