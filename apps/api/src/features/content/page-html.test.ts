import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanHtml, outlineOf, summaryOf } from './page-html.ts';

test('simple text markup stays, and every section gets an anchor', () => {
  const html =
    '<p>One &amp; two</p>\n<h2 id="your-account">Your account</h2><h1>More</h1><p>Three<br>four</p>';
  const cleaned = cleanHtml(html);
  expect(cleaned).toBe(
    '<p>One &amp; two</p>\n<h2 id="your-account">Your account</h2><h2 id="section-2">More</h2><p>Three<br>four</p>',
  );
  expect(outlineOf(cleaned)).toEqual([
    { id: 'your-account', title: 'Your account' },
    { id: 'section-2', title: 'More' },
  ]);
  expect(summaryOf(cleaned)).toBe('One & two');
  expect(summaryOf('<p>one two three</p>', 9)).toBe('one two…');
});

test('what could act is taken out, and what was left open is closed', () => {
  expect(cleanHtml('<p onclick="x()">a<script>alert(1)</script><img src=x onerror=alert(1)>')).toBe(
    '<p>a</p>',
  );
  expect(cleanHtml('<a href="javascript:alert(1)">a</a><a href="/x">b</a>')).toBe(
    '<a>a</a><a href="/x">b</a>',
  );
  for (const href of ['//evil.example', '/\\evil.example', 'data:text/html,x', 'java&#115;cript:x'])
    expect(cleanHtml(`<a href="${href}">a</a>`)).toBe('<a>a</a>');
  expect(cleanHtml('</div><ul><li>a<b>b</ul>c < d')).toBe('<ul><li>a<b>b</b></li></ul>c &lt; d');
});

test('cleaning is final: the same text again, no unknown tag, and as many ends as beginnings', () => {
  const pieces = fc.constantFrom(
    '<p>',
    '</p>',
    '<h2>',
    '</h2>',
    '<b',
    '>',
    '<',
    '"',
    'x',
    '<script>',
    '<a href=/>',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 6 })), { maxLength: 24 }), (parts) => {
      const cleaned = cleanHtml(parts.join(''));
      expect(cleanHtml(cleaned)).toBe(cleaned);
      expect(cleaned).not.toMatch(
        /<(?!\/?(p|h[234]|ul|ol|li|strong|em|b|i|u|a|blockquote|br|hr|table|thead|tbody|tr|th|td)\b)/,
      );
      expect(cleaned.match(/<[a-z]/g)?.length ?? 0).toBeGreaterThanOrEqual(
        cleaned.match(/<\//g)?.length ?? 0,
      );
    }),
  );
});
