import { expect, test } from 'vitest';
import { missingEntries } from './lock.ts';

test('a missing entry for another platform is found, with its platform', () => {
  const packages = {
    '': {},
    'node_modules/tool': {
      version: '2.0.0',
      dev: true,
      optionalDependencies: { '@tool/linux-x64-musl': '2.0.0', '@tool/darwin-arm64': '2.0.0' },
    },
    'node_modules/@tool/darwin-arm64': { version: '2.0.0' },
  };
  expect(missingEntries({ packages })).toEqual([
    {
      name: '@tool/linux-x64-musl',
      entry: { version: '2.0.0', cpu: ['x64'], dev: true, libc: ['musl'], optional: true, os: ['linux'] },
    },
  ]);
});

test('an entry beside the package or in a folder above is not missing', () => {
  const packages = {
    '': {},
    'node_modules/a': {},
    'node_modules/a/node_modules/b': { optionalDependencies: { c: '1.0.0', d: '1.0.0' } },
    'node_modules/a/node_modules/c': {},
    'node_modules/d': {},
  };
  expect(missingEntries({ packages })).toEqual([]);
});
