import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { checkNodeVersion } from '../node-guard.js';

const MACHINE_NODE = '/usr/bin/node';
const machineVersion = existsSync(MACHINE_NODE)
  ? execFileSync(MACHINE_NODE, ['-p', 'process.versions.node'], { encoding: 'utf8' }).trim()
  : '';
const isOld = machineVersion !== '' && checkNodeVersion(machineVersion, {}) !== null;

it.each(['24.7.0', '24.21.0', '25.0.0', '26.1.0'])('Node %s is new enough', (version) => {
  expect(checkNodeVersion(version, {})).toBe(null);
});

it.each(['20.20.2', '22.22.0', '24.6.9'])('Node %s is rejected in one sentence', (version) => {
  expect(checkNodeVersion(version, {})).toMatch(/^Errand needs Node 24\.7 .* use npm start, .*\.$/);
  expect(checkNodeVersion(version, { npm_lifecycle_event: 'start' })).toMatch(
    /run npm ci with optional packages/,
  );
});

it.skipIf(!isOld)('an entry started with an old Node prints the message and exits with 1', () => {
  const entry = fileURLToPath(new URL('../main.js', import.meta.url));
  const { npm_lifecycle_event: _, ...env } = process.env;
  const result = spawnSync(MACHINE_NODE, [entry], { encoding: 'utf8', env });
  expect(result.stderr).toBe(`${checkNodeVersion(machineVersion, {})}\n`);
  expect(result.status).toBe(1);
});
