import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Number of builds whose assets stay, so that a page opened before the last deploys can still load its chunks. */
const BUILDS = 5;

/**
 * Copies the assets of a build to `<folder>/files`, unless an earlier start did, and deletes assets that none of the
 * last five builds has. Processes that share the folder can serve the pages of each other's builds, so a load balancer
 * may send the requests of a page to any of them during a deploy. Returns `<folder>/files`.
 */
export async function retainAssets(assets: string, folder: string): Promise<string> {
  const files = path.join(folder, 'files');
  const builds = path.join(folder, 'builds');
  await mkdir(files, { recursive: true });
  await mkdir(builds, { recursive: true });
  const names = await listFiles(assets);
  // The names contain content hashes, so they identify the build.
  const list = path.join(
    builds,
    `${createHash('sha256').update(names.join()).digest('hex').slice(0, 16)}.json`,
  );
  // The list is written first, so that another process that starts at the same time keeps these files.
  await save(list, (part) => writeFile(part, JSON.stringify(names)));
  for (const name of names) {
    const target = path.join(files, name);
    if (await exists(target)) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await save(target, (part) => copyFile(path.join(assets, name), part));
  }
  await deleteOldBuilds(builds, files);
  return files;
}

async function deleteOldBuilds(builds: string, files: string): Promise<void> {
  const lists = await Promise.all(
    (await readdir(builds))
      .filter((name) => name.endsWith('.json'))
      .map(async (name) => ({ name, usedAt: (await stat(path.join(builds, name))).mtimeMs })),
  );
  const old = lists.toSorted((a, b) => b.usedAt - a.usedAt).slice(BUILDS);
  if (old.length === 0) return;
  for (const { name } of old) await rm(path.join(builds, name), { force: true });
  const retained = new Set<string>();
  for (const { name } of lists.filter((list) => !old.includes(list))) {
    const names = JSON.parse(await readFile(path.join(builds, name), 'utf8')) as string[];
    for (const file of names) retained.add(file);
  }
  for (const file of await listFiles(files)) {
    if (!retained.has(file)) await rm(path.join(files, file), { force: true });
  }
}

/** The files below a folder, relative to it, in order. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

/** Writes by rename, so that a file is never served partially. */
async function save(target: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${target}.${process.pid}.part`;
  await write(part);
  await utimes(part, new Date(), new Date());
  await rename(part, target);
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
