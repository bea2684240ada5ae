import { type Node, Schema } from '@tiptap/pm/model';
import { expect, test } from 'vitest';
import { pictureSpot } from './picture-spot.ts';

const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'text*' },
    quote: { group: 'block', content: 'paragraph+' },
    text: {},
  },
});
const paragraph = (text: string): Node => schema.node('paragraph', null, text === '' ? [] : [schema.text(text)]);
const doc = schema.node('doc', null, [
  paragraph('abc'),
  paragraph(''),
  schema.node('quote', null, [paragraph('de'), paragraph('f')]),
]);

test.each([
  ['before a paragraph, from its beginning', 1, 0],
  ['behind a paragraph, from its middle', 2, 5],
  ['behind a paragraph, from its end', 4, 5],
  ['in an empty paragraph, which it replaces', 6, 6],
  ['behind a quote, from anywhere in it', 9, doc.content.size],
  ['where it is, between blocks', 5, 5],
])('a picture goes %s', (_name, at, spot) => {
  expect(pictureSpot(doc, at)).toBe(spot);
});
