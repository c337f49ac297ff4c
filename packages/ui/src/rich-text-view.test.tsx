import type { RichText } from '@errand/domain/rich-text';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichTextView } from './rich-text-view.tsx';

test('blocks are rendered as elements, their text is escaped, and wide content scrolls with the keyboard', () => {
  const cell = { type: 'tableCell' as const, attrs: { colspan: 2 }, content: [paragraph('<b>x</b>')] };
  const text: RichText = [
    paragraph('a & b'),
    { type: 'image', attrs: { key: 'k', alt: 'A boat', src: '/media/k/800.webp' } },
    { type: 'table', content: [{ type: 'tableRow', content: [cell] }] },
    {
      type: 'details',
      attrs: { open: true },
      content: [{ type: 'detailsSummary', content: [{ type: 'text', text: 'Q' }] }],
    },
  ];
  expect(renderToStaticMarkup(<RichTextView text={text} />)).toBe(
    '<p>a &amp; b</p><img src="/media/k/800.webp" alt="A boat" loading="lazy"/>' +
      '<div class="rich-text-wide" tabindex="0"><table><tbody><tr><td colSpan="2"><p>&lt;b&gt;x&lt;/b&gt;</p></td></tr></tbody></table></div>' +
      '<details open=""><summary>Q</summary></details>',
  );
});

function paragraph(text: string): RichText[number] {
  return { type: 'paragraph', content: [{ type: 'text', text }] };
}
