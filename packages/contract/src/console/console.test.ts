import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ERRORS } from '../errors.ts';
import { CONSOLE_ENDPOINTS, CONSOLE_ERRORS, CONSOLE_RESOURCES, PERMISSIONS } from './index.ts';

test('every endpoint of the console’s files is in the table of contents', async () => {
  const files = globSync('{*,*/*}.ts', { cwd: import.meta.dirname }).filter(
    (file) => !file.includes('.test.'),
  );
  const made = await Promise.all(files.map((file) => import(/* @vite-ignore */ `./${file}`)));
  const endpoints = made
    .flatMap((file) => Object.values(file as Record<string, unknown>))
    .filter((value) => typeof value === 'object' && value !== null && 'path' in value && 'method' in value);
  expect(endpoints.length).toBeGreaterThan(20);
  for (const endpoint of endpoints) expect(CONSOLE_ENDPOINTS).toContain(endpoint);
});

test('names and addresses are unique, and codes, permissions and resources are known', () => {
  const names = CONSOLE_ENDPOINTS.map(({ name }) => name);
  const addresses = CONSOLE_ENDPOINTS.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const { name, errors, permission, changes = [] } of CONSOLE_ENDPOINTS) {
    for (const code of errors) expect({ ...ERRORS, ...CONSOLE_ERRORS }, name).toHaveProperty([code]);
    for (const resource of changes) expect(CONSOLE_RESOURCES, name).toHaveProperty(resource);
    expect([null, ...PERMISSIONS], name).toContain(permission);
  }
});

test('an endpoint declares the rejections that its access causes', () => {
  for (const { name, permission, session, stepUp, errors } of CONSOLE_ENDPOINTS) {
    const caused = [
      ...(session === 'none' ? [] : ['unauthenticated']),
      ...(permission === null ? [] : ['permission_denied']),
      ...(stepUp ? ['step_up_required'] : []),
    ];
    expect(errors, name).toEqual(expect.arrayContaining(caused));
  }
});

test('only endpoints for the caller’s own data need no permission', () => {
  const free = CONSOLE_ENDPOINTS.filter(({ permission }) => permission === null);
  expect(free.length).toBeGreaterThan(0);
  for (const { name, scope } of free) expect(scope, name).toBe('self');
});

test('every rejection has a 4xx or 5xx status and none of the shop’s codes', () => {
  for (const [code, status] of Object.entries(CONSOLE_ERRORS)) {
    expect(status, code).toBeGreaterThanOrEqual(400);
    expect(ERRORS, code).not.toHaveProperty([code]);
  }
});
