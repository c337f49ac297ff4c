import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { advisories } from './advisories.ts';
import { isAllowed, licenses } from './licenses.ts';
import { repeatedVersions } from './lock.ts';

/** A project whose packages have these licenses; null for one that is not installed. */
function makeProject(packages: Record<string, string | null>): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'errand-dependencies-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const locked = Object.entries(packages).map(([name, license]) => {
    const place = `node_modules/${name}`;
    if (license === null) return [place, { optional: true, license: 'GPL-3.0-only' }];
    mkdirSync(path.join(root, place), { recursive: true });
    writeFileSync(path.join(root, place, 'package.json'), JSON.stringify({ name, license }));
    return [place, { license: 'MIT' }];
  });
  const lock = { packages: { '': { license: 'MIT' }, ...Object.fromEntries(locked) } };
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify(lock));
  return root;
}

test('an installed package under another license is found, whatever the lock file says', async () => {
  const root = makeProject({
    good: 'MIT',
    copyleft: 'AGPL-3.0-only',
    '@scope/unknown': 'SEE LICENSE',
    elsewhere: null,
    'mdn-data': 'CC0-1.0',
  });
  expect(await licenses(root)).toBe('copyleft: AGPL-3.0-only\n@scope/unknown: SEE LICENSE');
});

test('a choice of licenses needs one that is allowed, a combination needs all to be allowed', () => {
  expect(['(MIT OR GPL-2.0-only)', 'Apache-2.0 AND MIT', 'ISC'].map(isAllowed)).toEqual([true, true, true]);
  expect(['MIT AND GPL-2.0-only', 'GPL-2.0-only', ''].map(isAllowed)).toEqual([false, false, false]);
});

const auditOf = (audit: object) => async () =>
  `npm warn config\n${JSON.stringify(audit, null, 2)}\nnpm error A log can be found\n`;

test('a known advisory is found with its package; what only depends on it is not repeated', async () => {
  const hole = { name: 'hole', severity: 'high', range: '<2.0.0', via: [{ title: 'Reads every file' }] };
  const user = { name: 'user', severity: 'high', range: '*', via: ['hole'] };
  expect(await advisories('.', auditOf({ vulnerabilities: { hole, user } }))).toBe(
    'hole <2.0.0 (high): Reads every file',
  );
  expect(await advisories('.', auditOf({ vulnerabilities: {} }))).toBe(null);
});

test('a registry that does not respond or has no audit is reported and does not fail the check', async () => {
  const logged = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  expect(await advisories('.', auditOf({ message: '405 Method Not Allowed' }))).toBe(null);
  expect(await advisories('.', async () => '')).toBe(null);
  expect(logged.mock.calls.flat()).toEqual([
    '     advisories are not checked: 405 Method Not Allowed',
    '     advisories are not checked: the registry did not answer',
  ]);
});

test('the version of a dependency stands once, in the root when several workspaces need it', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'errand-versions-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (folder: string, dependencies: Record<string, string>) => {
    mkdirSync(path.join(root, folder), { recursive: true });
    writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify({ dependencies }));
  };
  write('.', { zod: '4.6.7' });
  write('apps/api', { zod: '*', jose: '6.2.17' });
  write('packages/ui', { zod: '4.6.7' });
  expect(repeatedVersions(root)).toEqual([
    'packages/ui/package.json: the version of zod belongs in the root\'s package.json, "*" here',
  ]);
});
