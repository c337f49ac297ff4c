import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackages } from './system-packages.ts';

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
  await installPackages(report, 'Chromium', ['chromium-headless-shell']);
  return findChromium();
}

export const NO_CHROMIUM = [
  'The journeys need Chromium, which was not found.',
  'Install it (Debian: apt-get install chromium-headless-shell) or set its path: CHROMIUM_PATH=/path/to/chromium npm test',
].join('\n');
