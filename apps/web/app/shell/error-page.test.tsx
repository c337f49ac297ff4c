import { afterEach, expect, test, vi } from 'vitest';
import { render, textOf } from '../../test/render.tsx';
import { ErrorDescription } from './error-page.tsx';

afterEach(() => vi.unstubAllGlobals());

test('an error that the server renders does not say that the visitor is offline', () => {
  const html = render(<ErrorDescription error={new Error('broken')} shop="Marsa" />);
  expect(textOf(html)).not.toContain('You are offline');
  expect(html).toContain('<img');
});

test('the offline page shows no picture that would have to be loaded', () => {
  vi.stubGlobal('navigator', { onLine: false });
  const html = render(<ErrorDescription error={new TypeError('Failed to fetch')} shop="Marsa" />);
  expect(textOf(html)).toContain('You are offline');
  expect(html).not.toContain('<img');
});
