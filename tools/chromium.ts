import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run } from './run.ts';

/**
 * A Chromium to test with: `CHROMIUM_PATH`, the system's, or Playwright's own. Null when none is here.
 * Nothing is ever downloaded from outside the package registries.
 */
export function findChromium(): string | null {
  const own = chromium.executablePath();
  const candidates = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    own,
  ];
  return candidates.find((file) => file && existsSync(file)) ?? null;
}

/** Finds Chromium or, as root on Debian and its kin, installs the system's package. Null when neither works. */
export async function requireChromium(say: (line: string) => void): Promise<string | null> {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  say('Chromium is missing: installing the system package…');
  await run('apt-get', ['update', '-q']);
  await run('apt-get', ['install', '-yq', '--no-install-recommends', 'chromium']);
  return findChromium();
}

export const NO_CHROMIUM = [
  'The journeys need Chromium and none was found.',
  'Install it (Debian: apt-get install chromium) or name one: CHROMIUM_PATH=/path/to/chromium npm test',
].join('\n');
