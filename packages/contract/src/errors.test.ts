import { expect, test } from 'vitest';
import { ERRORS, type ErrorCode } from './errors.ts';
import { ENDPOINTS } from './index.ts';

const codes = Object.keys(ERRORS) as ErrorCode[];

test('every rejection has a 4xx or 5xx status', () => {
  for (const code of codes) expect(ERRORS[code], code).toBeGreaterThanOrEqual(400);
});

test('an endpoint names only known errors, and no two share method and path', () => {
  for (const endpoint of ENDPOINTS)
    for (const code of endpoint.errors ?? []) expect(codes, endpoint.name).toContain(code);
  const addresses = ENDPOINTS.map((endpoint) => `${endpoint.method} ${endpoint.path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});
