import { expect, test } from 'vitest';
import { genitive, joinNames, locative, wordDuration } from './grammar.ts';

test.each([
  ['গোয়া', 'গোয়ায়', 'গোয়ার'],
  ['কলকাতা', 'কলকাতায়', 'কলকাতার'],
  ['জয়পুর', 'জয়পুরে', 'জয়পুরের'],
  ['দার্জিলিং', 'দার্জিলিঙে', 'দার্জিলিঙের'],
  ['দিল্লি', 'দিল্লিতে', 'দিল্লির'],
  ['নিউ জলপাইগুড়ি', 'নিউ জলপাইগুড়িতে', 'নিউ জলপাইগুড়ির'],
  ['পুণে', 'পুণেতে', 'পুণের'],
  ['উটি', 'উটিতে', 'উটির'],
  ['মুম্বই', 'মুম্বইতে', 'মুম্বইয়ের'],
  ['লখনউ', 'লখনউতে', 'লখনউয়ের'],
  ['লেহ', 'লেহে', 'লেহের'],
  ['ভুজ (কচ্ছের রণ)', 'ভুজে (কচ্ছের রণ)', 'ভুজের (কচ্ছের রণ)'],
  ['Pune', 'Pune-এ', 'Pune-এর'],
])('%s takes its endings', (name, place, owner) => {
  expect(locative(name)).toBe(place);
  expect(genitive(name)).toBe(owner);
});

test('names and lengths are joined', () => {
  expect(joinNames(['পুরী', 'কোণার্ক', 'চিলিকা'])).toBe('পুরী, কোণার্ক আর চিলিকা');
  expect(wordDuration(135)).toBe('2 ঘণ্টা 15 মিনিট');
});
