import { htmlOf, isRichText } from '@errand/domain/rich-text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pages } from '../../../../seed/world/pages/index.ts';
import { cleanHtml } from './clean-html.ts';
import { richTextOfHtml } from './rich-text-of-html.ts';

/** Captions stand before their tables, so the order may change. */
const lettersOf = (html: string) => Array.from(html.replace(/<[^>]*>|\s/g, '')).toSorted();
const again = (html: string) => htmlOf(richTextOfHtml(html));

test('markup of every allowed kind is the same after its conversion', () => {
  const kept = [
    '<p>One &amp; <strong>two</strong> <em>three</em></p><h2 id="your-account">Your account</h2><h3>More</h3><h4>x</h4>',
    '<p>Three<br>four</p><hr><p dir="rtl" lang="ar">نص</p>',
    '<ol start="3"><li><p>c</p><ul><li><p>d</p></li></ul></li></ol>',
    '<table><tbody><tr><th colspan="2" scope="col"><p>a</p></th></tr><tr><td rowspan="3"><p>b</p></td></tr></tbody></table>',
    '<details open=""><summary>Q</summary><p>A</p></details>',
    '<pre><code>a\n  b</code></pre>',
    '<dl><dt>T</dt><dd><p>D</p></dd></dl>',
    '<blockquote><p>x<sup>2</sup><sub>3</sub> <u>u</u><s>s</s><small>m</small><code>c</code></p></blockquote>',
    '<p><a href="/x?a=1&amp;b=2">one <strong>two</strong></a></p>',
    '<p><a href="tel:+1555"><span dir="ltr">+1 555</span></a></p>',
  ];
  for (const html of kept) expect(again(html)).toBe(html);
});

test('loose markup keeps its words and gets the blocks that it was shown as', () => {
  expect(again('plain <b>bold</b>\n<p> a  b </p>')).toBe('<p>plain <strong>bold</strong></p><p>a b</p>');
  expect(again('<ul><li>a<li><b>b</b></ul>')).toBe(
    '<ul><li><p>a</p></li><li><p><strong>b</strong></p></li></ul>',
  );
  expect(
    again('<table><caption>Fees</caption><thead><tr><th>a</th></tr></thead><tr><td>b</td></tr></table>'),
  ).toBe('<p>Fees</p><table><tbody><tr><th><p>a</p></th></tr><tr><td><p>b</p></td></tr></tbody></table>');
  expect(again('<a dir="ltr" href="/x">a</a>')).toBe('<p><a href="/x"><span dir="ltr">a</span></a></p>');
  expect(again('<b>x<p>y</p></b>')).toBe('<p><strong>x</strong></p><p><strong>y</strong></p>');
  expect(again('<dl>loose<dt><p>a</p><p>b</p></dt></dl>')).toBe(
    '<dl><dd><p>loose</p></dd><dt>a<br>b</dt></dl>',
  );
  expect(again('<dl><dt>a<details>b')).toBe('<dl><dt>a<br>b</dt></dl>');
  expect(again('<script>1</script>')).toBe('');
  expect(again('<pre><br><br></pre>')).toBe('<pre><code>\n\n</code></pre>');
  expect(again('<pre>\na</pre>')).toBe('<pre><code>a</code></pre>');
});

test('the pages of the demo are valid blocks and remain the same blocks as HTML', () => {
  for (const { body } of pages)
    for (const written of [body.en, body.ar ?? []]) {
      expect(isRichText(written)).toBe(true);
      expect(richTextOfHtml(htmlOf(written))).toEqual(written);
    }
});

test('any HTML becomes valid blocks, all its words remain, and a second conversion changes nothing', () => {
  const tags = 'p h2 ul ol li dl dt dd table tr td th b a details summary blockquote pre code'.split(' ');
  const pieces = fc.constantFrom(...tags.flatMap((tag) => [`<${tag}>`, `</${tag}>`]), 'word ', 'x', '<br>');
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
      const html = parts.join('');
      const converted = richTextOfHtml(html);
      expect(isRichText(converted)).toBe(true);
      const shown = htmlOf(converted);
      expect(lettersOf(shown)).toEqual(lettersOf(cleanHtml(html)));
      expect(again(shown)).toBe(shown);
    }),
  );
});
