import { expect, it } from 'vitest';
import { StartError, startFailureText } from './start-error.ts';

it('a StartError prints its message, any other error its stack trace', () => {
  expect(startFailureText(new StartError('Port 3000 is taken.'))).toBe('Port 3000 is taken.');
  expect(startFailureText(new Error('a bug'))).toMatch(/^Error: a bug\n\s+at /);
  expect(startFailureText('thrown text')).toBe('thrown text');
});
