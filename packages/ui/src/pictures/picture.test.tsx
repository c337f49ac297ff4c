import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const SRC = '/media/abc/800.webp';

test('a page preloads the large pictures of its first screen, and no small or lazy ones', () => {
  const preloads = (width: number, eager: boolean) =>
    renderToString(<Picture src={SRC} width={width} eager={eager} />).includes('rel="preload"');
  expect(preloads(164, true)).toBe(true);
  expect(preloads(62, true)).toBe(false);
  expect(preloads(164, false)).toBe(false);
});
