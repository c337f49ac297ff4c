import { ApiError } from '@errand/contract';
import type { LanguageCode } from '@errand/domain/language';
import { expect, test } from 'vitest';
import { render, textOf } from '../../../../test/render.tsx';
import { OrderFailed } from './order-failed.tsx';

const shown = (error: unknown, language: LanguageCode = 'en') =>
  textOf(render(<OrderFailed picture="receipt" error={error} onRetry={() => {}} />, { language }));
const rejection = (status: number, message: string) => new ApiError(status, message, [], {});

test('an unknown receipt says that there is no such order and how to find one, not to check the connection', () => {
  const text = shown(rejection(404, 'Not found.'));
  expect(text).toContain('We found no such order');
  expect(text).toContain('Find my order');
  expect(text).not.toMatch(/connection/);
  expect(shown(rejection(404, 'Not found.'), 'ar')).toContain('لم نجد هذا الطلب');
});

test('a rejection shows the server’s reason; only a request that did not arrive blames the connection', () => {
  expect(shown(rejection(429, 'Wait a minute.'))).toContain('Wait a minute.');
  expect(shown(new TypeError('Failed to fetch'))).toContain('Check your connection');
});
