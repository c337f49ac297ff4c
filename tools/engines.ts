import { existsSync } from 'node:fs';
import { findChromium } from './chromium.ts';
import { run } from './run.ts';

export type EngineName = 'Chromium' | 'Firefox' | 'WebKitGTK';
/** A browser engine of this machine. `path` is the browser's program, for WebKitGTK that of its WebDriver. */
export type Engine = { name: EngineName; path: string; version: string };

const VERSION = /\d+(?:\.\d+)+/;

/** How an engine is found and says its version, and the package of Debian that has it. */
const ENGINES: Record<EngineName, { find: () => string | null; version: Command; package: string }> = {
  Chromium: {
    find: findChromium,
    version: (program) => [program, ['--version']],
    package: 'chromium-headless-shell',
  },
  Firefox: {
    find: () => firstOf(process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'),
    version: (program) => [program, ['--version']],
    package: 'firefox-esr',
  },
  WebKitGTK: {
    find: () => firstOf(process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver'),
    // Neither the driver nor the library says its version without a display, but the package does.
    version: () => ['dpkg-query', ['-W', '-f=${Version}', 'webkit2gtk-driver']],
    package: 'webkit2gtk-driver',
  },
};
export const ENGINE_NAMES = Object.keys(ENGINES) as EngineName[];

type Command = (program: string) => [string, string[]];

/** Finds an engine: by its environment variable, or where Debian installs it. Null if it is missing; installs nothing. */
export async function findEngine(name: EngineName): Promise<Engine | null> {
  const { find, version } = ENGINES[name];
  const path = find();
  if (!path) return null;
  const { output } = await run(...version(path));
  return { name, path, version: VERSION.exec(output)?.[0] ?? 'of unknown version' };
}

/** The package of Debian that installs an engine. */
export function packageOf(name: EngineName): string {
  return ENGINES[name].package;
}

function firstOf(...candidates: (string | undefined)[]): string | null {
  return candidates.find((file) => file && existsSync(file)) ?? null;
}
