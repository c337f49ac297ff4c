import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { report } from './files.ts';

/** Licenses that require no more than attribution, or the publication of changes to the library's own files (MPL). */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages under another license, with the reason why they may be used. */
const EXCEPTIONS: Record<string, string> = {
  '@fontsource-variable/': 'OFL-1.1: a font; its files may be shipped with any work',
  '@expo-google-fonts/': 'OFL-1.1: a font; its files may be shipped with any work',
  '@img/sharp-': 'LGPL-3.0-or-later: libvips is a shared library that its user can replace',
  argparse: 'Python-2.0: permissive, a tool of development',
  'caniuse-lite': 'CC-BY-4.0: data of development, not shipped',
  '@mdn/browser-compat-data': 'CC0-1.0: data in the public domain, for a check',
  'png-js': 'MIT by its LICENSE; its package.json names none',
  'mdn-data': 'CC0-1.0: data in the public domain',
};

type Manifest = { license?: string; optional?: boolean; link?: boolean };

/** Every package of the lock file has an allowed license, by its installed `package.json`. */
export async function licenses(root: string): Promise<string | null> {
  const { packages } = read(path.join(root, 'package-lock.json')) as { packages: Record<string, Manifest> };
  const findings = Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .flatMap(([place, locked]) => findingOf(root, place, locked) ?? []);
  return report([...new Set(findings)]);
}

/** Packages for another platform are not installed, but their main package is, and has the same license. */
function findingOf(root: string, place: string, locked: Manifest): string | null {
  const file = path.join(root, place, 'package.json');
  const isInstalled = existsSync(file);
  if (!isInstalled && locked.optional) return null;
  const { license } = isInstalled ? (read(file) as Manifest) : locked;
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  if (isAllowed(license ?? '') || Object.keys(EXCEPTIONS).some((start) => name.startsWith(start)))
    return null;
  return `${name}: ${license ?? 'no license'}`;
}

/** Whether allowed licenses satisfy an SPDX expression. It supports parentheses only around the whole expression. */
export function isAllowed(expression: string): boolean {
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => ALLOWED.has(license)));
}

function read(file: string): object {
  return JSON.parse(readFileSync(file, 'utf8'));
}
