import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shippedBytes } from './first-view.ts';

type Entry = { file: string; imports?: string[]; css?: string[] };

/** The first screen of a member who is signed in: the shell and the list of staff, in Arabic, the larger language. */
const MODULES = [
  'index.html',
  'app/features/staff/screens/staff-screen.tsx',
  ...['ui', 'shell', 'session', 'blocks', 'staff', 'roles'].map((name) => `app/texts/ar/${name}.json`),
];

/** The limit of script on the console's first screen. A kB is 1000 bytes, compressed as shipped. */
export const CONSOLE_SCRIPT_KB = 199;

/** Whether the first style sheet of the console's page has the layers in their order, which it decides for all others. */
export function hasLayersFirst(client: string): boolean {
  const [, sheet] =
    /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(
      readFileSync(path.join(client, 'index.html'), 'utf8'),
    ) ?? [];
  return sheet !== undefined && readFileSync(path.join(client, sheet), 'utf8').startsWith('@layer tokens');
}

/** The script that the console's first screen loads from its build in `client`, in kB. */
export function consoleScriptKb(client: string): number {
  const manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Entry
  >;
  const modules = new Set(MODULES);
  for (const name of modules) {
    const entry = manifest[name];
    if (!entry) throw new Error(`The console's build has no ${name}.`);
    for (const imported of entry.imports ?? []) modules.add(imported);
  }
  const files = new Set([...modules].flatMap((name) => manifest[name]?.file ?? []));
  return [...files].reduce((sum, file) => sum + shippedBytes(client, file), 0) / 1000;
}
