import { type Node, Schema } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { closePlace, openPlaces, picturePlaces, pictureSpot, placesIn, putPicture } from './picture-places.ts';

const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'text*' },
    quote: { group: 'block', content: 'paragraph+' },
    picture: { group: 'block', atom: true, attrs: { src: {}, alt: {} } },
    text: {},
  },
});
const paragraph = (text: string): Node => schema.node('paragraph', null, text === '' ? [] : [schema.text(text)]);
const quote = (...texts: readonly string[]): Node => schema.node('quote', null, texts.map(paragraph));
const docOf = (...blocks: readonly Node[]): Node => schema.node('doc', null, [...blocks]);

describe('pictureSpot', () => {
  const doc = docOf(paragraph('abc'), paragraph(''), quote('de', 'f'));
  it.each([
    ['before a paragraph, from its beginning', 1, 0],
    ['behind a paragraph, from its middle', 2, 5],
    ['behind a paragraph, from its end', 4, 5],
    ['before an empty paragraph, from within', 6, 5],
    ['behind a quote, from anywhere in it', 9, doc.content.size],
    ['where it is, between blocks', 5, 5],
  ])('is %s', (_name, at, spot) => {
    expect(pictureSpot(doc, at)).toEqual({ at: spot, beforeEmptyLine: at === 6 });
  });
});

const draw = (): HTMLElement => {
  throw new Error('nothing is drawn here');
};

/** Returns an editor's state with a caret. */
const begin = (doc: Node, caret: number): EditorState =>
  EditorState.create({ doc, selection: TextSelection.create(doc, caret), plugins: [picturePlaces(draw)] });

const open = (state: EditorState, ...ids: readonly string[]): EditorState =>
  state.apply(openPlaces(state, ids, state.selection.to));
const put = (state: EditorState, id: string): EditorState => state.apply(putPicture(state, id, id));
const type = (state: EditorState, text: string): EditorState => state.apply(state.tr.insertText(text));
/** Returns the blocks as text: `[a]` is the picture a. */
const shown = ({ doc }: EditorState): readonly string[] =>
  doc.children.map((block) => (block.type.name === 'picture' ? `[${block.attrs.src}]` : block.textContent));

describe('pictures on their way', () => {
  it.each([[['a', 'b', 'c']], [['c', 'b', 'a']], [['b', 'c', 'a']], [['b', 'a', 'c']]])(
    'all stay, in the order chosen, in an empty line, when they arrive as %j',
    (arrival) => {
      const line = open(begin(docOf(paragraph('above'), paragraph(''), paragraph('below')), 8), 'a', 'b', 'c');
      expect(shown(arrival.reduce(put, line))).toEqual(['above', '[a]', '[b]', '[c]', 'below']);
    },
  );

  it('leave an empty line to write on, where they are the last of the text', () => {
    expect(shown(put(put(open(begin(docOf(paragraph('')), 1), 'a', 'b'), 'a'), 'b'))).toEqual(['[a]', '[b]', '']);
    const inText = open(begin(docOf(paragraph('above')), 3), 'a', 'b');
    expect(shown(put(put(inText, 'b'), 'a'))).toEqual(['above', '[a]', '[b]', '']);
  });

  it('leave what is typed meanwhile in their line, below them', () => {
    let state = open(begin(docOf(paragraph('above'), paragraph(''), paragraph('below')), 8), 'a', 'b');
    state = put(type(put(type(state, 'first '), 'b'), 'second'), 'a');
    expect(shown(state)).toEqual(['above', '[a]', '[b]', 'first second', 'below']);
  });

  it('replace one empty line, not the next one as well', () => {
    const doc = docOf(paragraph(''), paragraph(''), paragraph('below'));
    expect(shown(put(put(open(begin(doc, 1), 'a', 'b'), 'a'), 'b'))).toEqual(['[a]', '[b]', '', 'below']);
  });

  it('stay where the text around them was, when it has been deleted or replaced', () => {
    const state = open(begin(docOf(paragraph('above'), paragraph(''), paragraph('below')), 8), 'a', 'b');
    const emptied = state.apply(state.tr.delete(0, state.doc.content.size));
    expect(shown(put(put(emptied, 'b'), 'a'))).toEqual(expect.arrayContaining(['[a]', '[b]']));
    const replaced = state.apply(state.tr.replaceWith(0, state.doc.content.size, paragraph('other')));
    const all = shown(put(put(replaced, 'b'), 'a'));
    expect(all.filter((block) => block.startsWith('['))).toEqual(['[a]', '[b]']);
  });

  it('do without the one that failed, which can come later into its own place', () => {
    const state = open(begin(docOf(paragraph('above'), paragraph(''), paragraph('below')), 8), 'a', 'b', 'c');
    const others = put(put(state, 'a'), 'c');
    expect(shown(others)).toEqual(['above', '[a]', '[c]', 'below']);
    expect(shown(put(others, 'b'))).toEqual(['above', '[a]', '[b]', '[c]', 'below']);
    const given = others.apply(closePlace(others, 'b'));
    expect(shown(given)).toEqual(['above', '[a]', '[c]', 'below']);
    expect(placesIn(given)).toEqual([]);
  });

  it('of a second choice at the same place come behind those of the first', () => {
    let state = open(begin(docOf(paragraph('above'), paragraph('')), 8), 'a', 'b');
    state = open(state, 'c');
    expect(shown(['c', 'b', 'a'].reduce(put, state))).toEqual(['above', '[a]', '[b]', '[c]', '']);
  });
});

test('every picture arrives once and in its order, whatever is typed and deleted meanwhile', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const edit = fc.record({ at: fc.nat(), length: fc.nat(6), text: fc.constantFrom('', 'x', 'word ') });
  fc.assert(
    fc.property(fc.shuffledSubarray(ids, { minLength: 4 }), fc.array(edit, { maxLength: 8 }), (arrival, edits) => {
      let state = open(begin(docOf(paragraph('above'), paragraph(''), quote('q', 'r'), paragraph('below')), 8), ...ids);
      const pending = [...arrival];
      for (const { at, length, text } of edits) {
        // Deletes and types within one paragraph; keeps the pictures that have arrived.
        const { from, $from } = TextSelection.near(state.doc.resolve(at % state.doc.content.size));
        if ($from.parent.isTextblock) {
          state = state.apply(state.tr.insertText(text, from, Math.min($from.end(), from + length)));
        }
        const next = pending.shift();
        if (next) state = put(state, next);
      }
      state = pending.reduce(put, state);
      expect(shown(state).filter((block) => block.startsWith('['))).toEqual(ids.map((id) => `[${id}]`));
    }),
    { numRuns: 300 },
  );
});
