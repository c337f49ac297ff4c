import { expect, test } from 'vitest';
import { ENDPOINTS } from './index.ts';

test('[SESSION-01, SESSION-20] the API serves guests and customers only: nothing of it is for an administrator', () => {
  expect(ENDPOINTS.length).toBeGreaterThan(20);
  for (const { path, access } of ENDPOINTS) {
    expect(['public', 'guest', 'customer']).toContain(access);
    expect(path).not.toMatch(/admin/i);
  }
});
