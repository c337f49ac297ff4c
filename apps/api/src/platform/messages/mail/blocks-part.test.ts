import type { RichText } from '@errand/domain/rich-text';
import { expect, test } from 'vitest';
import { MAIL_BRAND } from '../../../../test/mail-brand.ts';
import { blocksPart } from '../index.ts';

const word = (text: string, ...marks: { type: 'bold' }[]) => ({ type: 'text' as const, text, marks });
const link = (text: string, href: string) => ({
  type: 'text' as const,
  text,
  marks: [{ type: 'link' as const, attrs: { href } }],
});
const paragraph = (...content: NonNullable<RichText[number]['content']>) => ({
  type: 'paragraph' as const,
  content,
});
const render = (text: RichText, linkOf = (address: string) => address) => {
  const { text: plain, html } = blocksPart(text, linkOf);
  return { plain, html: typeof html === 'string' ? html : html(MAIL_BRAND, 'en') };
};

test('every block is shown by elements and styles that mail programs keep', () => {
  const { html } = render([
    { type: 'heading', attrs: { level: 2 }, content: [word('Bread')] },
    paragraph(word('It is '), word('warm', { type: 'bold' })),
    {
      type: 'details',
      content: [
        { type: 'detailsSummary', content: [word('Where?')] },
        { type: 'detailsContent', content: [paragraph(word('Here.'))] },
      ],
    },
    { type: 'image', attrs: { key: 'k', alt: 'A "loaf"', src: 'https://marsa.example/media/k.png' } },
  ]);
  expect(html).toMatch(/^<h2 style="[^"]+">Bread<\/h2>/);
  expect(html).toContain('It is <strong>warm</strong>');
  expect(html).toContain('src="https://marsa.example/media/k.png" alt="A &quot;loaf&quot;"');
  expect(html).not.toMatch(/<details|<summary|loading=|class="(?!rule|ink)|<script/);
});

test('what an author writes is text in the mail, not markup', () => {
  const { html } = render([paragraph(word('<b onclick="x()">&'))]);
  expect(html).toContain('&lt;b onclick=&quot;x()&quot;&gt;&amp;');
});

test('links lead where the sender wants in HTML and in plain text', () => {
  const text = [paragraph(word('See '), link('the shop', '/stores'), word('.'))];
  const { plain, html } = render(text, (address) => `https://marsa.example${address}`);
  expect(html).toContain('href="https://marsa.example/stores"');
  expect(plain).toBe('See the shop (https://marsa.example/stores).');
});

test('the plain text has lists, tables and descriptions of pictures', () => {
  const item = (text: string) => ({ type: 'listItem' as const, content: [paragraph(word(text))] });
  const cell = (text: string) => ({ type: 'tableCell' as const, content: [paragraph(word(text))] });
  const { plain } = render([
    { type: 'bulletList', content: [item('White'), item('Dark')] },
    { type: 'orderedList', attrs: { start: 3 }, content: [item('Mix'), item('Bake')] },
    { type: 'table', content: [{ type: 'tableRow', content: [cell('Bread'), cell('2')] }] },
    { type: 'image', attrs: { key: 'k', alt: 'A loaf', src: 'https://marsa.example/k.png' } },
    paragraph(word('Line'), { type: 'hardBreak' }, word('break')),
  ]);
  expect(plain).toBe('- White\n- Dark\n\n3. Mix\n4. Bake\n\nBread | 2\n\n[A loaf]\n\nLine\nbreak');
});
