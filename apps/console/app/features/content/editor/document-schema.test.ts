import { type Block, fromEditor, isRichText, modelOf, PLAIN_MARKS } from '@errand/domain/rich-text';
import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { EXTENSIONS } from './document-schema.ts';

const words = (text: string, marks: object[] = []) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
});
const paragraph = (text: string) => ({ type: 'paragraph', content: [words(text)] });
const cell = (type: string, attrs?: object) => ({ type, ...(attrs && { attrs }), content: [paragraph('x')] });

const EVERYTHING: object[] = [
  {
    type: 'paragraph',
    attrs: { dir: 'rtl', lang: 'ar' },
    content: [words('a'), { type: 'hardBreak' }, words('b')],
  },
  { type: 'heading', attrs: { level: 2, id: 'who' }, content: [words('c')] },
  { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('d')] }] },
  { type: 'orderedList', attrs: { start: 4 }, content: [{ type: 'listItem', content: [paragraph('e')] }] },
  { type: 'blockquote', content: [paragraph('f')] },
  { type: 'codeBlock', content: [words('g')] },
  { type: 'horizontalRule' },
  { type: 'image', attrs: { key: 'k', alt: 'A boat', src: '/media/k' } },
  {
    type: 'table',
    content: [
      {
        type: 'tableRow',
        content: [cell('tableHeader', { colspan: 2, scope: 'col' }), cell('tableCell', { rowspan: 2 })],
      },
    ],
  },
  {
    type: 'details',
    attrs: { open: true },
    content: [
      { type: 'detailsSummary', content: [words('h')] },
      { type: 'detailsContent', content: [paragraph('i')] },
    ],
  },
  {
    type: 'definitionList',
    content: [
      { type: 'definitionTerm', content: [words('j')] },
      { type: 'definitionDescription', content: [paragraph('k')] },
    ],
  },
  ...PLAIN_MARKS.map((type) => ({ type: 'paragraph', content: [words('l', [{ type }])] })),
  {
    type: 'paragraph',
    content: [
      words('m', [
        { type: 'link', attrs: { href: '/x' } },
        { type: 'voice', attrs: { dir: 'ltr' } },
      ]),
    ],
  },
];

test('the editor holds every kind of block and mark and gives it back unchanged', () => {
  expect(isRichText(EVERYTHING)).toBe(true);
  const document = getSchema(EXTENSIONS).nodeFromJSON({ type: 'doc', content: EVERYTHING });
  expect(() => document.check()).not.toThrow();
  expect(fromEditor(document.toJSON())).toEqual(EVERYTHING as Block[]);
});

test('everything that the editor can hold can be stored', () => {
  const { nodes, marks } = getSchema(EXTENSIONS);
  const stored = Object.keys(nodes).filter((name) => !['doc', 'text', 'hardBreak'].includes(name));
  for (const name of stored) expect(modelOf(name), name).not.toBeNull();
  expect(Object.keys(marks).toSorted()).toEqual([...PLAIN_MARKS, 'link', 'voice'].toSorted());
});
