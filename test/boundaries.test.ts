import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/**
 * Tests the boundary rules (docs/architecture.md) with one forbidden import for each, in a copy of the repository. A
 * boundary tool can pass because it reads nothing.
 */
const root = join(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);
let house = '';

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), text);
};

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'safarnama-house-'));
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
  for (const path of [
    'biome.json',
    '.oxlintrc.json',
    'tsconfig.base.json',
    'scripts/lint/no-dice-in-core.grit',
    'scripts/lint/no-literal-spread.grit',
  ]) {
    write(path, readFileSync(join(root, path), 'utf8'));
  }
  for (const room of ['core', 'words', 'contracts', 'server', 'web']) {
    write(`src/${room}/tsconfig.json`, readFileSync(join(root, `src/${room}/tsconfig.json`), 'utf8'));
  }
  write('src/core/rule.ts', 'export const rule = 1;\n');
  write('src/core/gazetteer/gazetteer.ts', 'export const gazetteer = 1;\n');
  write('src/words/en/planner/grammar.ts', 'export const grammar = 1;\n');
  write('src/contracts/words.ts', 'export const words = 1;\n');
  write('src/server/features/bookings/store.ts', 'export const store = 1;\n');
  write('src/server/features/bookings/service.ts', 'export const service = 1;\n');
  for (const noun of ['site/bookings', 'site/leads', 'office/bookings', 'office/ui', 'office/api', 'ui']) {
    write(`src/web/${noun}/known.ts`, 'export const known = 1;\n');
  }
  write('src/web/routes/home.ts', 'export const home = 1;\n');
  execFileSync('git', ['init', '-q'], { cwd: house });
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

interface LintedFile {
  readonly path: string;
  readonly text: string;
}

/** Returns what the linter says of files, all in one run. */
function lint(files: readonly LintedFile[]): string {
  for (const { path, text } of files) write(path, text);
  const paths = files.map(({ path }) => path);
  const { stdout, stderr } = spawnSync(bin('biome'), ['lint', '--colors=off', '--max-diagnostics=none', ...paths], {
    cwd: house,
    encoding: 'utf8',
  });
  for (const path of paths) rmSync(join(house, path));
  return stdout + stderr;
}

/** Returns the findings of the linter in each file. Files of one path are linted one after the other. */
function lintEach(files: readonly LintedFile[]): string[] {
  const now = files.filter(({ path }, at) => files.findIndex((file) => file.path === path) === at);
  const later = files.filter((file) => !now.includes(file));
  // A finding begins with its place and the rule.
  const findings = lint(now).split(/^(?=\S+\.ts(?::\d+:\d+)? (?:lint\/|plugin ))/m);
  const said = later.length === 0 ? [] : lintEach(later);
  return files.map((file) => {
    const after = later.indexOf(file);
    if (after >= 0) return said[after] ?? '';
    return findings.filter((finding) => /^[^\s:]+/.exec(finding)?.[0] === file.path).join('\n');
  });
}

/** Gives files that may have any name one of their own, so that they are linted in one run. */
const named = (path: string, nth: number): string => path.replace(/\/try\.ts$/, `/try-${nth}.ts`);

const uses = (from: string) => `import { x } from '${from}';\n\nexport const y = x;\n`;

type RefusedFile = readonly [what: string, path: string, text: string, message: string];

describe('the linter refuses', () => {
  const refused: readonly RefusedFile[] = [
    ['a library in core', 'src/core/try.ts', uses('zod'), 'core knows no library'],
    ['the library of phones in core', 'src/core/try.ts', uses('libphonenumber-js/min'), 'core knows no library'],
    [
      'another library where core knows phones',
      'src/core/canonical-phone.ts',
      uses('zod'),
      'may ask libphonenumber-js/min',
    ],
    [
      'all that there is to know of phones',
      'src/core/canonical-phone.ts',
      uses('libphonenumber-js/max'),
      'may ask libphonenumber-js/min',
    ],
    [
      'the library of phones in a screen',
      'src/web/routes/try.ts',
      uses('../../core/canonical-phone.ts'),
      'Too heavy for a browser',
    ],
    ['a module of Node in core', 'src/core/try.ts', uses('node:fs'), 'core knows no library'],
    ['contracts in core', 'src/core/planner/try.ts', uses('../../contracts/words.ts'), 'core knows no other room'],
    ['words in core', 'src/core/planner/try.ts', uses('../../words/en/planner/grammar.ts'), 'core knows no other room'],
    ['contracts in words', 'src/words/en/planner/try.ts', uses('../../contracts/words.ts'), 'words know core alone'],
    ['a library in words', 'src/words/en/planner/try.ts', uses('zod'), 'words know no library'],
    ['a clock in core', 'src/core/try.ts', 'export const now = Date.now();\n', 'core has no clock'],
    ['a timer in core', 'src/core/try.ts', 'setTimeout(() => undefined, 1);\nexport {};\n', 'core has no clock'],
    ['dice in core', 'src/core/try.ts', 'export const roll = Math.random();\n', 'core has no dice'],
    ['the network in core', 'src/core/try.ts', "export const x = fetch('/');\n", 'core does no I/O'],
    [
      'server in contracts',
      'src/contracts/try.ts',
      uses('../server/features/bookings/service.ts'),
      'know core and zod',
    ],
    ['a library in contracts', 'src/contracts/try.ts', uses('kysely'), 'contracts know core and zod alone'],
    ['web in server', 'src/server/try.ts', uses('../web/routes/home.ts'), 'server and web never see each other'],
    ['React in server', 'src/server/try.ts', uses('react'), 'server and web never see each other'],
    ['a router in mails', 'src/server/mail-design/try.ts', uses('react-router'), 'Mails are drawn'],
    ['a screen in mails', 'src/server/mail-design/try.ts', uses('../../web/ui/known.ts'), 'Mails are drawn'],
    ['another feature’s store', 'src/server/features/leads/service.ts', uses('../bookings/store.ts'), 'its service.ts'],
    [
      'any other inner file of another feature',
      'src/server/features/leads/try.ts',
      uses('../bookings/booking-records.ts'),
      'its service.ts alone',
    ],
    [
      'the same from a folder of a feature',
      'src/server/features/leads/fixtures/try.ts',
      uses('../../bookings/booking-records.ts'),
      'its service.ts alone',
    ],
    [
      'an inner file of a feature below the features',
      'src/server/records/try.ts',
      uses('../features/bookings/store.ts'),
      'Layers below the features',
    ],
    ['web where features are composed', 'src/server/app.ts', uses('../web/routes/home.ts'), 'server and web never see'],
    ['server in web', 'src/web/try.ts', uses('../server/features/bookings/service.ts'), 'web and server never'],
    ['zod in a screen', 'src/web/routes/try.ts', uses('zod'), 'Too heavy for a browser'],
    ['the gazetteer in a screen', 'src/web/routes/try.ts', uses('../../core/gazetteer/gazetteer.ts'), 'Too heavy'],
    ['another noun of the site', 'src/web/site/leads/try.ts', uses('../bookings/known.ts'), 'Nouns are strangers'],
    ['another noun of the office', 'src/web/office/leads/try.ts', uses('../bookings/known.ts'), 'Nouns are strangers'],
    [
      'the office on the site',
      'src/web/site/leads/try.ts',
      uses('../../office/bookings/known.ts'),
      'Pages of visitors',
    ],
    [
      'pieces of the office on the site',
      'src/web/site/leads/try.ts',
      uses('../../office/ui/known.ts'),
      'Pages of visitors',
    ],
    ['the site in the office', 'src/web/office/leads/try.ts', uses('../../site/leads/known.ts'), 'through ui/'],
    ['a screen in a noun', 'src/web/site/leads/try.ts', uses('../../routes/home.ts'), 'Only routes.ts knows'],
    [
      'the router of the office on a page of visitors',
      'src/web/routes/try.ts',
      uses('react-router'),
      'too heavy for visitors',
    ],
    ['the same in a noun of the site', 'src/web/site/leads/try.ts', uses('react-router'), 'too heavy for visitors'],
    ['the same in ui', 'src/web/ui/try.ts', uses('react-router'), 'too heavy for visitors'],
    ['the same in the site’s own router', 'src/web/site-router/try.ts', uses('react-router'), 'too heavy for visitors'],
    ['a noun in the navigation', 'src/web/navigation/try.ts', uses('../site/leads/known.ts'), 'know no noun'],
    ['a noun in ui', 'src/web/ui/try.ts', uses('../site/leads/known.ts'), 'know no noun'],
    ['a noun in the API clients', 'src/web/api/try.ts', uses('../office/bookings/known.ts'), 'know no noun'],
    ['a noun in the pieces of the office', 'src/web/office/ui/try.ts', uses('../bookings/known.ts'), 'know no noun'],
    ['a noun in a part of them', 'src/web/office/ui/charts/try.ts', uses('../../bookings/known.ts'), 'know no noun'],
    ['server in a noun of the site', 'src/web/site/leads/try.ts', uses('../../../server/a.ts'), 'through the API'],
    ['any', 'src/core/try.ts', 'export const x = (y: any) => y;\n', 'noExplicitAny'],
    [
      'a file of 401 lines',
      'src/core/try.ts',
      'export const a = 1;\n'.repeat(401).replace(/a/g, () => 'a'),
      'noExcessiveLinesPerFile',
    ],
    [
      'a function of 90 lines in a service',
      'src/server/features/leads/service.ts',
      `export function leads() {\n${'  console.log(1);\n'.repeat(88)}}\n`,
      'noExcessiveLinesPerFunction',
    ],
    [
      'a spread that dodges the formatter',
      'src/core/try.ts',
      'export const a = { ...{ b: 1 } };\n',
      'Write the properties',
    ],
    ['the same of a list', 'src/core/try.ts', 'export const a = [...[1, 2], 3];\n', 'Write the elements'],
    ['a name that is not kebab-case', 'src/core/tryThis.ts', 'export const a = 1;\n', 'useFilenamingConvention'],
  ];
  let said: readonly string[] = [];
  beforeAll(() => {
    said = lintEach(refused.map(([, path, text], nth) => ({ path: named(path, nth), text })));
  });

  it.each(refused.map(([what, , , message], nth) => [what, message, nth] as const))('%s', (_what, message, nth) => {
    expect(said[nth]).toContain(message);
  });

  it.each([
    ['a promise that is not awaited', 'f();', 'no-floating-promises'],
    ['a promise where only a result is read', 'if (f()) f2();', 'no-misused-promises'],
    ['an async callback whose end is not awaited', '[1].forEach(f);', 'no-misused-promises'],
  ])('%s', (_what, statement, rule) => {
    const path = 'src/server/try.ts';
    write(path, `const f = async () => true;\nconst f2 = () => 1;\n${statement}\nexport { f, f2 };\n`);
    const { stdout } = spawnSync(bin('oxlint'), ['--type-aware', path], { cwd: house, encoding: 'utf8' });
    rmSync(join(house, path));
    expect(stdout).toContain(rule);
  });

  it('an import cycle', () => {
    const circle = (name: string, from: string) => ({
      path: `src/core/${name}.ts`,
      text: `import { ${from} } from './${from}.ts';\n\nexport const ${name} = (): number => ${from}();\n`,
    });
    expect(lint([circle('one', 'two'), circle('two', 'one')])).toContain('noImportCycles');
  });

  it('nothing of what is allowed', () => {
    expect(lint([{ path: 'src/contracts/try.ts', text: uses('../core/rule.ts') }])).toContain('No fixes applied');
    const allowed: [string, string][] = [
      ['src/core/try.ts', './rule.ts'],
      ['src/core/canonical-phone.ts', 'libphonenumber-js/min'],
      ['src/contracts/try.ts', 'zod'],
      ['src/server/features/leads/try.ts', '../bookings/service.ts'],
      ['src/server/features/leads/try.ts', './store.ts'],
      ['src/server/features/leads/try.ts', '../../records/known.ts'],
      ['src/server/features/leads/fixtures/try.ts', '../store.ts'],
      ['src/server/features/leads/fixtures/try.ts', '../../bookings/service.ts'],
      ['src/server/features/leads/fixtures/try.ts', '../../../records/known.ts'],
      ['src/server/records/try.ts', '../features/bookings/service.ts'],
      ['src/server/app.ts', './features/bookings/routes.ts'],
      ['src/web/site/leads/try.ts', '../../../core/rule.ts'],
      ['src/web/site/leads/try.ts', '../../ui/known.ts'],
      ['src/web/office/leads/try.ts', '../ui/known.ts'],
      ['src/web/office/leads/try.ts', '../api/known.ts'],
      ['src/web/office/leads/try.ts', '../../ui/known.ts'],
      ['src/web/office/ui/try.ts', '../api/known.ts'],
      ['src/web/office/ui/charts/try.ts', '../known.ts'],
      ['src/web/office/ui/charts/try.ts', '../editor/known.ts'],
      ['src/web/office/ui/charts/try.ts', '../../../ui/known.ts'],
      ['src/web/office/ui/charts/try.ts', '../../api/known.ts'],
      ['src/web/ui/try.ts', '../../core/rule.ts'],
    ];
    const files = allowed.map(([path, from], nth) => ({ path: named(path, nth), text: uses(from) }));
    expect(lintEach(files).join()).not.toContain('noRestrictedImports');
  });
});

describe('the compiler refuses', () => {
  const compile = (room: string, path: string, text: string): string => {
    write(path, text);
    const { stdout } = spawnSync(bin('tsc'), ['-p', `src/${room}/tsconfig.json`, '--noEmit', '--pretty', 'false'], {
      cwd: house,
      encoding: 'utf8',
    });
    rmSync(join(house, path));
    return stdout;
  };

  it.each([
    ['core', 'contracts', '../contracts/words.ts'],
    ['core', 'server', '../server/features/bookings/service.ts'],
    ['core', 'words', '../words/en/planner/grammar.ts'],
    ['words', 'contracts', '../contracts/words.ts'],
    ['contracts', 'server', '../server/features/bookings/service.ts'],
    ['server', 'web', '../web/routes/home.ts'],
    ['web', 'server', '../server/features/bookings/service.ts'],
  ])('%s importing from %s', (room, _other, from) => {
    expect(compile(room, `src/${room}/try.ts`, `import '${from}';\n`)).toMatch(/TS6307|TS6059/);
  });
});
