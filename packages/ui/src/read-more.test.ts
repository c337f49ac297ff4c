import { TextProvider } from '@errand/client/i18n.tsx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReadMore } from './read-more.tsx';

const messages = { 'ui.readMore': 'Read more', 'ui.readLess': 'Read less' };

function shown(text: string): string {
  const content = createElement(ReadMore, { text });
  return renderToStaticMarkup(createElement(TextProvider, { language: 'en', messages }, content));
}

// Requirements: CONST-09.
test('a text of 70 characters shows in full; one of 71 is cut with a read-more button', () => {
  const exact = `${'word '.repeat(13)}words`;
  expect(exact).toHaveLength(70);
  expect(shown(exact).replace(/<[^>]+>/g, '')).toBe(exact);
  const longer = shown(`${exact}!`);
  expect(longer).toContain('Read more');
  expect(longer).toContain('aria-expanded="false"');
  expect(longer).not.toContain('words!');
  expect(shown('')).toBe('');
});
