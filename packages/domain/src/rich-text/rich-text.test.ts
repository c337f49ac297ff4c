import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  elementsOf,
  fromEditor,
  htmlOf,
  isRichText,
  outlineOf,
  RICH_TEXT_LIMITS,
  type RichText,
  summaryOf,
  withPictures,
} from './index.ts';

const paragraph = (text: string, marks?: object[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks && { marks }) }],
});
const heading = (text: string, attrs: object) => ({
  type: 'heading',
  attrs,
  content: [{ type: 'text', text }],
});
const text = (...blocks: object[]): RichText => {
  expect(isRichText(blocks)).toBe(true);
  return blocks as RichText;
};

test('every kind of block and mark is accepted and rendered as the element of its meaning', () => {
  const all = text(
    paragraph('a', [{ type: 'bold' }, { type: 'voice', attrs: { dir: 'ltr', lang: 'en-GB' } }]),
    heading('b', { level: 3, dir: 'rtl' }),
    { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [paragraph('c')] }] },
    { type: 'blockquote', content: [paragraph('d')] },
    { type: 'codeBlock', content: [{ type: 'text', text: 'e <f>' }] },
    { type: 'horizontalRule' },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [{ type: 'tableHeader', attrs: { scope: 'col', colspan: 2 }, content: [paragraph('g')] }],
        },
      ],
    },
    {
      type: 'details',
      attrs: { open: true },
      content: [
        { type: 'detailsSummary', content: [{ type: 'text', text: 'h' }] },
        { type: 'detailsContent', content: [paragraph('i')] },
      ],
    },
    {
      type: 'definitionList',
      content: [
        { type: 'definitionTerm', content: [{ type: 'text', text: 'j' }, { type: 'hardBreak' }] },
        { type: 'definitionDescription', content: [paragraph('k')] },
      ],
    },
  );
  expect(htmlOf(all)).toBe(
    '<p><strong><span dir="ltr" lang="en-GB">a</span></strong></p><h3 dir="rtl">b</h3>' +
      '<ol start="3"><li><p>c</p></li></ol><blockquote><p>d</p></blockquote>' +
      '<pre><code>e &lt;f&gt;</code></pre><hr>' +
      '<table><tbody><tr><th colspan="2" scope="col"><p>g</p></th></tr></tbody></table>' +
      '<details open=""><summary>h</summary><p>i</p></details><dl><dt>j<br></dt><dd><p>k</p></dd></dl>',
  );
});

test('a link around marked words stays one link', () => {
  const link = { type: 'link', attrs: { href: '/x' } };
  const block = {
    type: 'paragraph',
    content: [
      { type: 'text', text: 'one ', marks: [link] },
      { type: 'text', text: 'two', marks: [link, { type: 'bold' }] },
      { type: 'text', text: ' three' },
    ],
  };
  expect(htmlOf(text(block))).toBe('<p><a href="/x">one <strong>two</strong></a> three</p>');
});

test('what is not a text of known blocks with safe attributes is rejected', () => {
  const wrong: unknown[] = [
    'text',
    [{ type: 'script' }],
    [{ type: 'constructor' }],
    [{ type: 'text', text: 'at the top' }],
    [{ type: 'paragraph', content: [paragraph('nested')] }],
    [{ type: 'paragraph', attrs: { onclick: 'x()' } }],
    [{ type: 'paragraph', attrs: { dir: 'up' } }],
    [{ type: 'paragraph', style: 'x' }],
    [heading('a', { level: 1 })],
    [heading('a', {})],
    [heading('a', { level: 2, id: 'a b' })],
    [{ type: 'image', attrs: { key: '../x', alt: '' } }],
    [{ type: 'image', attrs: { key: 'x', alt: '', src: 'javascript:x' } }],
    [{ type: 'bulletList', content: [paragraph('no item')] }],
    [paragraph('')],
    [paragraph('a\0b')],
    [paragraph('a\ud800b')],
    [paragraph('a', [{ type: 'blink' }])],
    [paragraph('a', [{ type: 'voice', attrs: { lang: '"' } }])],
  ];
  for (const value of wrong) expect(isRichText(value), JSON.stringify(value)).toBe(false);
  for (const href of ['javascript:x', '//evil.example', '/\\evil.example', 'data:x', ' https://a', 'x', ''])
    expect(isRichText([paragraph('a', [{ type: 'link', attrs: { href } }])]), href).toBe(false);
  for (const href of ['https://a.example', 'mailto:a@b.co', 'tel:+1555', '/x', '#top'])
    expect(isRichText([paragraph('a', [{ type: 'link', attrs: { href } }])]), href).toBe(true);
});

test('a text above one of its limits is rejected', () => {
  const { parts, characters, depth } = RICH_TEXT_LIMITS;
  expect(isRichText([paragraph('a'.repeat(characters))])).toBe(true);
  expect(isRichText([paragraph('a'.repeat(characters)), paragraph('a')])).toBe(false);
  expect(isRichText(Array.from({ length: parts + 1 }, () => ({ type: 'horizontalRule' })))).toBe(false);
  const quoted = (levels: number): object =>
    levels === 0 ? paragraph('a') : { type: 'blockquote', content: [quoted(levels - 1)] };
  expect(isRichText([quoted(depth - 2)])).toBe(true);
  expect(isRichText([quoted(depth - 1)])).toBe(false);
});

test('no text leaves its element in the HTML', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'binary' }), fc.string(), (words, alt) => {
      const blocks = [paragraph(words), { type: 'image', attrs: { key: 'k', alt, src: '/media/k' } }];
      fc.pre(isRichText(blocks));
      const html = htmlOf(blocks);
      expect(html.match(/</g)).toHaveLength(3);
      expect(html.match(/"/g)).toHaveLength(6);
    }),
  );
});

test('sections are the headings of the second level, by their own anchors or numbered', () => {
  const written = text(heading('Who', { level: 2, id: 'who' }), heading('Small', { level: 3, id: 'small' }), {
    type: 'blockquote',
    content: [heading('How', { level: 2 })],
  });
  expect(outlineOf(written)).toEqual([
    { id: 'who', title: 'Who' },
    { id: 'section-2', title: 'How' },
  ]);
  expect(htmlOf(written)).toBe(
    '<h2 id="who">Who</h2><h3 id="small">Small</h3><blockquote><h2 id="section-2">How</h2></blockquote>',
  );
});

test('the summary is the first paragraph with text, cut at a word', () => {
  const written = text({ type: 'paragraph' }, heading('No', { level: 2 }), paragraph('one  two three'));
  expect(summaryOf(written)).toBe('one two three');
  expect(summaryOf(written, 12)).toBe('one two…');
  expect(summaryOf([])).toBe('');
});

test('pictures at every depth have addresses in responses, and none is left in what is stored', () => {
  const stored = text({
    type: 'blockquote',
    content: [{ type: 'image', attrs: { key: 'k1', alt: 'A boat' } }],
  });
  const shown = withPictures(stored, (key) => `/media/${key}`);
  expect(htmlOf(shown)).toBe('<blockquote><img src="/media/k1" alt="A boat" loading="lazy"></blockquote>');
  expect(isRichText(shown)).toBe(true);
  expect(withPictures(shown, () => null)).toEqual(stored);
  expect(elementsOf(stored)).toMatchObject([{ tag: 'blockquote', children: [] }]);
});

test('the document of an editor becomes blocks without its empty attributes and its last empty lines', () => {
  const document = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        attrs: { dir: null, lang: 'ar' },
        content: [
          {
            type: 'text',
            text: 'a\u0007b',
            marks: [{ type: 'link', attrs: { href: '/x', target: '_blank', class: null } }],
          },
        ],
      },
      { type: 'orderedList', attrs: { start: 1, type: null }, content: [] },
      { type: 'paragraph', attrs: { dir: null } },
    ],
  };
  const blocks = fromEditor(document);
  expect(blocks).toEqual([
    {
      type: 'paragraph',
      attrs: { lang: 'ar' },
      content: [{ type: 'text', text: 'ab', marks: [{ type: 'link', attrs: { href: '/x' } }] }],
    },
    { type: 'orderedList', content: [] },
  ]);
});
