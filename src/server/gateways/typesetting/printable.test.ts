import { expect, test } from 'vitest';
import { readFonts } from './fonts.ts';
import { printableIn } from './printable.ts';

const printable = printableIn(readFonts());

test.each([
  'Kolkata – “Mall Road”: ₹1,24,500 + 5% ÷ 2 × 3',
  'दार्जिलिंग और क्षत्रिय, श्री रवींद्र: राष्ट्रीय विद्यार्थी',
  'দার্জিলিং, র‍্যাফটিং, স্ত্রী, কৌশল, জ্ঞান',
  'Café Český\nline two',
])('what the fonts draw stays as it is: %s', (text) => {
  expect(printable(text)).toBe(text.normalize('NFC'));
});

test.each([
  ['Delhi → Agra', 'Delhi – Agra'],
  ['✓ Passed ★', ' Passed *'],
  ['Kṛṣṇa at Ṭhāṇe', 'Krsna at Thāne'],
  ['Fly ✈️ to Goa 🌊🇮🇳', 'Fly  to Goa '],
  ['மதுரை', 'mturai'],
  ['9\u2009am', '9 am'],
  ['non\u2011breaking', 'non-breaking'],
])('what none of them draws is replaced: %s', (text, replaced) => {
  expect(printable(text)).toBe(replaced);
});
