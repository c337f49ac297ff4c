import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Cover } from './cover.tsx';
import { initialOf, tintOf } from './letter-art.tsx';
import { Tile } from './tile.tsx';

test('the initial of a name is its first letter or digit, in any script', () => {
  expect([' olive oil', '“Harbor”', '7 grains', 'مخبز', 'éclair', '!'].map(initialOf)).toEqual([
    'O',
    'H',
    '7',
    'م',
    'É',
    '',
  ]);
});

test('a name always has the same tint, and a row of names has several', () => {
  expect(tintOf('Olive oil')).toBe(tintOf('Olive oil'));
  expect(new Set(['Olive oil', 'Bread', 'Milk', 'Rice', 'Salt', 'Tea'].map(tintOf)).size).toBeGreaterThan(2);
});

test('a tile and a cover without a picture show the initial, hidden from screen readers', () => {
  const letter = /aria-hidden="true"[^>]*>(?:<[^>]+>)*O</;
  expect(renderToStaticMarkup(<Tile name="Olive oil" src={null} art={null} width={96} />)).toMatch(letter);
  expect(renderToStaticMarkup(<Cover name="Olive oil" art={null} photo={null} width={286} />)).toMatch(
    letter,
  );
  const pictured = <Tile name="Olive oil" src="/media/a/800.webp" art={null} width={96} />;
  expect(renderToStaticMarkup(pictured)).not.toMatch(letter);
});

test('a tile whose subject is still loading is empty', () => {
  const html = renderToStaticMarkup(<Tile name={null} src={null} art={null} width={48} />);
  expect(html.replace(/<[^>]+>/g, '')).toBe('');
});
