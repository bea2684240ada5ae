import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { describeApi } from './document.ts';
import type { Operation } from './open-api.ts';

const { paths, components } = describeApi('https://safarnama.example');
const calls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ key: `${method.toUpperCase()} ${path}`, operation })),
);
const operationOf = (key: string): Operation => {
  const found = calls.find((call) => call.key === key);
  if (!found) throw new Error(`${key} is not described`);
  return found.operation;
};

describe('the description of the API', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp('sqlite');
  });
  afterAll(() => site.close());

  it('tells of no call that the server does not answer', () => {
    const missing = calls.filter(({ key }) => {
      const [method = '', path = ''] = key.split(' ');
      return !site.app.hasRoute({ method: method as 'GET', url: path.replace(/\{(\w+)\}/g, ':$1') });
    });
    expect(missing.map(({ key }) => key)).toEqual([]);
  });

  it('names each call once, and says of each whose token it takes', () => {
    expect(new Set(calls.map(({ operation }) => operation.operationId)).size).toBe(calls.length);
    expect(operationOf('GET /api/packages').security).toEqual([]);
    expect(operationOf('POST /api/packages/book').security).toEqual([{}, { travellerToken: [] }]);
    expect(operationOf('GET /api/users/me').security).toEqual([{ travellerToken: [] }]);
    expect(operationOf('GET /api/admin/bookings').security).toEqual([{ adminToken: [] }]);
  });

  it('names every body that is JSON', () => {
    const unnamed = calls.flatMap(({ key, operation: { requestBody, responses } }) =>
      [requestBody, ...Object.values(responses)].flatMap((body) => {
        const schema = body && 'content' in body ? body.content?.['application/json']?.schema : undefined;
        return schema === undefined || schema.$ref !== undefined || key === 'GET /api/openapi.json' ? [] : [key];
      }),
    );
    expect(unnamed).toEqual([]);
  });

  it.each([
    ['GET /api/health', '200 400 500 503'],
    ['GET /api/packages', '200 400 429 500 503'],
    ['GET /api/packages/{slug}', '200 301 400 404 429 500 503'],
    ['POST /api/packages/book', '201 400 401 404 409 413 415 429 500 503'],
    ['POST /api/generate-itinerary', '200 400 409 413 415 422 429 500 503'],
    ['PUT /api/packages/admin/{id}', '200 400 401 403 404 409 413 415 429 500 503'],
    ['GET /feed.xml', '200 304 400 429 500 503'],
  ])('says what %s can answer', (key, statuses) => {
    expect(Object.keys(operationOf(key).responses).join(' ')).toBe(statuses);
  });

  it('says after how long a refusal for want of room is worth another try', () => {
    for (const name of ['TooMany', 'Unavailable', 'GenerationTooMany', 'GenerationUnavailable']) {
      expect(components.responses[name]?.headers, name).toHaveProperty('Retry-After');
    }
    expect(components.responses.GenerationImpossible?.content).toEqual({
      'application/json': { schema: { $ref: '#/components/schemas/GenerationErrorAnswer' } },
    });
  });

  it('describes forms, tables and streams', () => {
    const form = operationOf('POST /api/packages/admin/create').requestBody?.content['multipart/form-data']?.schema;
    expect(form).toMatchObject({
      properties: { title: { type: 'string' }, images: { maxItems: 20, items: { format: 'binary' } } },
      patternProperties: { '^imageCaption\\d+$': { type: 'string' } },
    });
    const sentBy = (key: string) => operationOf(key).responses[200];
    expect(sentBy('GET /api/admin/bookings/export')).toHaveProperty(['content', 'text/csv']);
    expect(sentBy('POST /api/generate-itinerary/stream')).toHaveProperty(
      ['content', 'text/event-stream', 'schema', 'contentSchema'],
      { $ref: '#/components/schemas/GenerationEvent' },
    );
  });

  it('reads as a page without scripts whose links lead somewhere', async () => {
    const { payload, headers } = await site.app.inject('/api/docs');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(payload).not.toContain('<script');
    const ids = new Set([...payload.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const dead = [...payload.matchAll(/ href="#([^"]+)"/g)].filter(([, id]) => !ids.has(id));
    expect(dead).toEqual([]);
    for (const { key } of calls) expect(payload).toContain(`<code>${key}</code>`);
  });
});
