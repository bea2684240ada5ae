import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshPhone, startApp, type TestApp } from '../../../test/start-app.ts';
import { localPath } from '../../core/languages.ts';
import { turnAwayBusy } from './refusals.ts';

let site: TestApp;
beforeAll(async () => {
  const render = (): Promise<never> => Promise.reject(new Error('the screen broke'));
  site = await startApp('sqlite', { screens: { clientDir: null, development: false, render } });
});
afterAll(() => site.close());

interface Call {
  readonly method?: 'GET' | 'POST';
  readonly url: string;
  readonly payload?: object;
  readonly token?: string;
  readonly address?: string;
}

async function call(language: string, { method = 'POST', url, payload, token, address = '192.0.2.9' }: Call) {
  const headers = { 'accept-language': language, ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await site.app.inject({
    method,
    url,
    remoteAddress: address,
    headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, ...answer.json<{ error: string; fields?: Record<string, string> }>() };
}

const REGISTER = { url: '/api/users/register', payload: { name: '', phone: '123', password: 'x' } };

describe.each([
  {
    language: 'hi',
    name: 'नाम लिखें',
    phone: 'फ़ोन नंबर में कम से कम 10 अंक लिखें',
    password: 'पासवर्ड में कम से कम 6 अक्षर लिखें',
    signIn: 'साइन इन करें',
    noBooking: 'यह लिंक किसी बुकिंग से मेल नहीं खाता',
    taken: 'इस फ़ोन नंबर का खाता पहले से है',
    tooMany: 'साइन इन की बहुत ज़्यादा कोशिशें हुईं। एक मिनट रुककर फिर कोशिश करें।',
    general: 'यह मान सही नहीं है',
    failed: 'कुछ गड़बड़ हो गई',
    busy: 'बस एक पल',
  },
  {
    language: 'bn',
    name: 'নাম লিখুন',
    phone: 'ফোন নম্বরে অন্তত 10টি সংখ্যা লিখুন',
    password: 'পাসওয়ার্ডে অন্তত 6টি অক্ষর লিখুন',
    signIn: 'সাইন ইন করুন',
    noBooking: 'এই লিঙ্ক কোনও বুকিংয়ের সঙ্গে মেলে না',
    taken: 'এই ফোন নম্বরে আগেই অ্যাকাউন্ট আছে',
    tooMany: 'সাইন ইনের অনেক বেশি চেষ্টা হয়েছে। এক মিনিট পরে আবার চেষ্টা করুন।',
    general: 'এই মান ঠিক নয়',
    failed: 'কিছু একটা গোলমাল হয়েছে',
    busy: 'এক মুহূর্ত',
  },
] as const)('refusals in $language', ({ language, ...said }) => {
  it('name each wrong field', async () => {
    const { name, phone, password } = said;
    expect(await call(language, REGISTER)).toMatchObject({
      status: 400,
      error: name,
      fields: { name, phone, password },
    });
  });

  it('are worded for callers without a session, for what is not there and for what is taken', async () => {
    expect(await call(language, { method: 'GET', url: '/api/users/me' })).toMatchObject({
      status: 401,
      error: said.signIn,
    });
    expect(await call(language, { method: 'GET', url: '/api/bookings/SN-222222?key=x' })).toMatchObject({
      status: 404,
      error: said.noBooking,
    });
    const { user } = await site.register();
    const again = { url: REGISTER.url, payload: { name: 'Asha Sen', phone: user.phone, password: 'dusk-on-the-road' } };
    expect(await call(language, again)).toMatchObject({
      status: 409,
      error: said.taken,
      fields: { phone: said.taken },
    });
  });

  it('are worded for those who call too often', async () => {
    const address = language === 'hi' ? '192.0.2.31' : '192.0.2.32';
    const wrong = { url: '/api/users/login', payload: { phone: freshPhone(), password: 'wrong' }, address };
    for (let guess = 0; guess < 10; guess++) await call(language, wrong);
    expect(await call(language, wrong)).toMatchObject({ status: 429, error: said.tooMany });
  });

  it('say in general what the API says to programmers', async () => {
    const wrong = { method: 'GET', url: '/api/packages?limit=0' } as const;
    expect(await call('en', wrong)).toMatchObject({ error: 'limit must be a whole number from 1 to 100' });
    expect(await call(language, wrong)).toMatchObject({ error: said.general });
  });

  it('are pages in the language of the address', async () => {
    for (const path of ['/packages/x', '/?utm_source=mail']) {
      const answer = await site.app.inject({ url: localPath(language, path) });
      expect(answer.statusCode).toBe(500);
      expect(answer.payload).toContain(`<html lang="${language}-IN">`);
      expect(answer.payload).toContain(`<h1>${said.failed}</h1>`);
    }
  });

  it('are worded before the framework sees the request', () => {
    const busy = turnAwayBusy(false, () => 'r1');
    const answerTo = (url: string, header: string) => {
      const texts: string[] = [];
      const response = { writeHead: () => undefined, end: (body: string) => void texts.push(body) };
      const request = { url, headers: { 'accept-language': header } } as unknown as IncomingMessage;
      busy(request, response as unknown as ServerResponse);
      return texts.join('');
    };
    expect(answerTo(`/${language}`, 'en')).toContain(said.busy);
    expect(answerTo(`/${language}?page=2`, 'en')).toContain(said.busy);
    expect(answerTo('/', language)).toContain('One moment, please');
    expect(answerTo('/api/site', language)).not.toContain('The server is busy');
    expect(answerTo('/api/generate-itinerary', language)).not.toContain('The server is busy');
    expect(answerTo('/api/site', 'fr')).toContain('The server is busy');
  });
});

it.each(['fr', 'hi-IN,hi;q=0.9', '*', ''])(
  'a call with accept-language "%s" is refused in English',
  async (language) => {
    expect(await call(language, REGISTER)).toMatchObject({ error: 'Name is required' });
  },
);
