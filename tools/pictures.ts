import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { pictureNames } from '../apps/api/seed/rows/picture-names.ts';
import { ROOT } from './run.ts';

/**
 * `node tools/pictures.ts [--all]` renders the pictures of the demo world and of the storefront's shell from the
 * Fluent emoji set. Commit the result. Run it after the seed names a new picture; `--all` renders existing ones
 * again.
 */
const SEED = { folder: path.join(ROOT, 'apps/api/seed/pictures'), size: 640, quality: 82 };
const SHELL = { folder: path.join(ROOT, 'packages/ui/assets/pictures'), size: 320, quality: 85 };

/** Pictures that the storefront shows without the API. */
const SHELL_NAMES = [
  'backpack',
  'basket',
  'bell',
  'bicycle',
  'coin',
  'compass',
  'convenience-store',
  'electric-plug',
  'hamburger',
  'house',
  'key',
  'locked',
  'magnifying-glass-tilted-left',
  'man-curly-hair-medium-dark',
  'motor-scooter',
  'open-mailbox-with-raised-flag',
  'package',
  'pill',
  'receipt',
  'red-heart',
  'ring-buoy',
  'seedling',
  'shopping-bags',
  'shopping-cart',
  'sparkling-heart',
  'sport-utility-vehicle',
  'ticket',
  'toolbox',
  'woman-with-headscarf-medium',
  'world-map',
  'wrapped-gift',
];

const LICENSE = `The pictures in this folder are rendered from Fluent Emoji by Microsoft
(https://github.com/microsoft/fluentui-emoji), used under this license:

MIT License

Copyright (c) Microsoft Corporation.

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
`;

type Icons = { width: number; height: number; icons: Record<string, { body: string }> };
type Target = { folder: string; size: number; quality: number };

const icons: Icons = JSON.parse(
  await readFile(path.join(ROOT, 'node_modules/@iconify-json/fluent-emoji/icons.json'), 'utf8'),
);
await renderAll(SEED, pictureNames());
await renderAll(SHELL, SHELL_NAMES);

/** Renders the missing pictures of a folder, removes unused ones, and prints the totals. */
async function renderAll(target: Target, names: string[]): Promise<void> {
  await mkdir(target.folder, { recursive: true });
  const wanted = new Set(names.map((name) => `${name}.webp`));
  const there = (await readdir(target.folder)).filter((file) => file.endsWith('.webp'));
  const all = process.argv.includes('--all');
  for (const file of there) if (all || !wanted.has(file)) await rm(path.join(target.folder, file));
  const existing = new Set(all ? [] : there);
  const missing = names.filter((name) => !existing.has(`${name}.webp`));
  for (const name of missing) await render(target, name);
  await writeFile(path.join(target.folder, 'LICENSE'), LICENSE);
  const sizes = await Promise.all(
    [...wanted].map(async (file) => (await stat(path.join(target.folder, file))).size),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const folder = path.relative(ROOT, target.folder);
  console.log(
    `${folder}: ${names.length} pictures, ${missing.length} rendered, ${(total / 1e6).toFixed(1)} MB`,
  );
}

async function render({ folder, size, quality }: Target, name: string): Promise<void> {
  const icon = icons.icons[name];
  if (!icon) throw new Error(`The Fluent emoji set has no picture "${name}".`);
  const box = `0 0 ${icons.width} ${icons.height}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${size}" height="${size}">${icon.body}</svg>`;
  await sharp(Buffer.from(svg), { unlimited: true })
    .resize(size, size)
    .webp({ quality, alphaQuality: 90, effort: 5, smartSubsample: true })
    .toFile(path.join(folder, `${name}.webp`));
}
