import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Rating, Stars } from './rating.tsx';

const fills = (rating: number) =>
  [...renderToStaticMarkup(createElement(Stars, { rating })).matchAll(/star (full|half|none)/g)].map(
    (found) => found[1],
  );

// Requirements: CONST-08.
test('five stars are filled in half steps', () => {
  expect(fills(4.8)).toEqual(['full', 'full', 'full', 'full', 'full']);
  expect(fills(4.6)).toEqual(['full', 'full', 'full', 'full', 'half']);
  expect(fills(2.5)).toEqual(['full', 'full', 'half', 'none', 'none']);
  expect(fills(0)).toEqual(['none', 'none', 'none', 'none', 'none']);
});

test('a rating is announced as one sentence, and nothing is rendered without ratings', () => {
  const html = renderToStaticMarkup(
    createElement(Rating, { average: 4.6, count: 1240, label: 'Rated 4.6', five: true }),
  );
  const announced = html.replace(/<(\w+)[^>]*aria-hidden="true"[^>]*>.*?<\/\1>/g, '');
  expect(announced.replace(/<[^>]*>/g, '')).toBe('Rated 4.6');
  expect(html).toContain('(1.2k)');
  expect(renderToStaticMarkup(createElement(Rating, { average: 0, count: 0, label: '' }))).toBe('');
});
