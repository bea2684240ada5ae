import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { environment } from './config.ts';

/** Variables that compose.yaml reads from the same file and the site does not. */
export const COMPOSE_VARIABLES = ['POSTGRES_PASSWORD', 'SITE_PORT', 'BALANCER_PORT'] as const;

type Variables = Record<string, string | undefined>;

interface FileProblem {
  /** Counted from 1. */
  readonly line: number;
  readonly words: string;
}

const ASSIGNMENT = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*)$/;

/** Returns the lines that look like settings but set nothing; Node's own parser ignores them silently. */
export function findWrongLines(text: string): FileProblem[] {
  const lines = text.split(/\r?\n/);
  const problems: FileProblem[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (/^\s*(?:#|$)/.test(line)) continue;
    const begun = at + 1;
    const value = ASSIGNMENT.exec(line)?.[2];
    if (value === undefined) {
      problems.push({ line: begun, words: 'is not of the form NAME=value' });
      continue;
    }
    const [quote = ''] = value;
    if (!`"'\``.includes(quote) || quote === '' || value.indexOf(quote, 1) > 0) continue;
    // A quoted value may span several lines.
    const length = lines.slice(begun).findIndex((next) => next.includes(quote));
    if (length < 0) problems.push({ line: begun, words: 'opens a quote that is never closed' });
    else at = begun + length;
  }
  return problems;
}

function readIfThere(path: string, isNamed: boolean): string | null {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && !isNamed) return null;
    throw new Error(`The file of variables ${path} cannot be read (${code ?? String(error)}).`);
  }
}

/**
 * Sets the variables of the file `.env` in the working folder, or of the file that `ENV_FILE` names (empty: none). A
 * variable that the environment already has, even an empty one, keeps its value. Throws for a line that sets nothing,
 * without its text, which may be a secret; calls `warn` for unknown names.
 */
export function loadEnvFile(variables: Variables, warn: (words: string) => void): void {
  const { ENV_FILE } = variables;
  if (ENV_FILE === '') return;
  const path = ENV_FILE ?? '.env';
  const text = readIfThere(path, ENV_FILE !== undefined);
  if (text === null) return;
  const wrong = findWrongLines(text);
  if (wrong.length > 0) {
    throw new Error(`${path}: ${wrong.map(({ line, words }) => `line ${line} ${words}`).join('; ')}.`);
  }
  const known: readonly string[] = [...Object.keys(environment.shape), ...COMPOSE_VARIABLES];
  for (const [name, value] of Object.entries(parseEnv(text))) {
    if (!known.includes(name)) warn(`${path}: ${name} is not a variable of the site. .env.example lists all of them.`);
    variables[name] ??= value;
  }
}

/** Returns the environment of this process plus the variables of the file. For `main.ts` and the scripts. */
export function readEnvironment(): Variables {
  loadEnvFile(process.env, (words) => void process.stderr.write(`${words}\n`));
  return process.env;
}
