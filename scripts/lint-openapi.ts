/** Lints the API description with Redocly's rules, in this process: nothing is sent anywhere. */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describeApi } from '../src/server/http/openapi/document.ts';

const config = await createConfig({
  extends: ['recommended-strict'],
  rules: {
    // `/api/blogs/{id}/share` beside `/api/blogs/admin/{id}`: addresses stay, and the router prefers the literal part.
    'no-ambiguous-paths': 'off',
    'operation-tag-defined': 'error',
    'no-unused-components': 'error',
  },
});
const document = describeApi('https://safarnama.example');
const source = JSON.stringify(document);
const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
for (const { severity, ruleId, message, location } of problems) {
  console.error(`${severity} ${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);
}
const paths = Object.keys(document.paths).length;
console.log(`OpenAPI: ${problems.length} problems in the description of ${paths} paths`);
process.exitCode = problems.length > 0 ? 1 : 0;
