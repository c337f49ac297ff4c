import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run } from './run.ts';

/** Finds Chromium for the journeys: `CHROMIUM_PATH`, the system's, or Playwright's own. Downloads nothing. */
export function findChromium(): string | null {
  const own = chromium.executablePath();
  const candidates = [
    process.env.CHROMIUM_PATH,
    // The same engine without windows takes a fifth less time.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    own,
  ];
  return candidates.find((file) => file && existsSync(file)) ?? null;
}

/** Finds Chromium or installs the system's package, as root on Debian and its derivatives. Null if neither works. */
export async function requireChromium(report: (line: string) => void): Promise<string | null> {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  report('Chromium is missing: installing the system package…');
  await run('apt-get', ['update', '-q']);
  await run('apt-get', ['install', '-yq', '--no-install-recommends', 'chromium-headless-shell']);
  return findChromium();
}

export const NO_CHROMIUM = [
  'The journeys need Chromium, which was not found.',
  'Install it (Debian: apt-get install chromium-headless-shell) or set its path: CHROMIUM_PATH=/path/to/chromium npm test',
].join('\n');
