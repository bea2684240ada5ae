import { expect, test } from 'vitest';
import { filesOfModule } from './page-files.ts';

const WORDS = { '/words/site/plan.js': '/assets/hi-site-plan-abc.js' };

test('a module is kept with what it imports, and with the words of its page’s language', () => {
  const code =
    'import{t as e}from"./react-CMs5V4Sg.js";import"./pages-BwNkbyFh.js";import{plan as p}from"/words/site/plan.js";e(p)';
  expect(filesOfModule(code, WORDS)).toEqual([
    '/assets/react-CMs5V4Sg.js',
    '/assets/pages-BwNkbyFh.js',
    '/assets/hi-site-plan-abc.js',
  ]);
});

test('of what it loads later, the day plan is kept with its style sheets, and nothing that needs a network', () => {
  const deps = 'm.f=["assets/site-a.css","assets/readers-plan-b.css"]';
  const code = `${deps};import(\`./readers-plan-nAUyzrhw.js\`),__vite__mapDeps([0]);import(\`./booking-dialog-x.js\`)`;
  expect(filesOfModule(code, WORDS)).toEqual([
    '/assets/readers-plan-nAUyzrhw.js',
    '/assets/site-a.css',
    '/assets/readers-plan-b.css',
  ]);
  expect(filesOfModule(`${deps};import(\`./booking-dialog-x.js\`)`, WORDS)).toEqual([]);
});

test('the editor of a plan is kept with the worker that it starts, and what the days of the trip need', () => {
  const code = 'import(`./trip-editor-Dk4jNVjT.js`);import(`./trip-tools-C3BGSI0u.js`)';
  expect(filesOfModule(code, WORDS)).toEqual(['/assets/trip-editor-Dk4jNVjT.js', '/assets/trip-tools-C3BGSI0u.js']);
  const starting = 'new Worker(new URL(`/assets/editor-worker-COr4r80a.js`,``+import.meta.url),{type:`module`})';
  expect(filesOfModule(starting, WORDS)).toEqual(['/assets/editor-worker-COr4r80a.js']);
});

test('its map is kept with its land and the names of its towns', () => {
  const code =
    'var e=`/assets/land-country-BAjRm4a4.json`;en:()=>import(`./en-CfVGTejK.js`);import(`./own-map-h_vRhDKR.js`);import(`./leaflet-map-VFzvB6YM.js`)';
  expect(filesOfModule(code, WORDS)).toEqual([
    '/assets/en-CfVGTejK.js',
    '/assets/own-map-h_vRhDKR.js',
    '/assets/land-country-BAjRm4a4.json',
  ]);
});
