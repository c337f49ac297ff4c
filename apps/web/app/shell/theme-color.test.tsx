import { readFileSync } from 'node:fs';
import { THEME_COLORS } from '@errand/client/theme.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ThemeColor } from './theme-color.tsx';

test('the browser’s bars have the color of the page, in the chosen theme or else the system’s', () => {
  expect(renderToStaticMarkup(<ThemeColor theme="dark" />)).toBe(
    '<meta name="theme-color" content="#161210"/>',
  );
  const html = renderToStaticMarkup(<ThemeColor theme={undefined} />);
  expect(html).toContain('media="(prefers-color-scheme: light)" content="#fefcfb"');
  expect(html).toContain('media="(prefers-color-scheme: dark)" content="#161210"');
});

test('these colors are the token of the page', () => {
  const tokens = readFileSync(
    new URL('../../../../packages/ui/src/styles/tokens/colors.css', import.meta.url),
    'utf8',
  );
  expect(tokens).toContain(`--page: light-dark(${THEME_COLORS.light}, ${THEME_COLORS.dark})`);
});
