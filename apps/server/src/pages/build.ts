import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { StartError } from '../start-error.ts';
import { withFileLock } from './build-lock.ts';

/** An application that is built for browsers. */
type BrowserApp = { name: 'web' | 'console'; command: string[] };

const STOREFRONT: BrowserApp = { name: 'web', command: ['@react-router/dev/bin.cjs', 'build'] };
const CONSOLE: BrowserApp = { name: 'console', command: ['vite/bin/vite.js', 'build'] };

/** Larger assets are compressed with a lower quality. */
const LARGE_BYTES = 400_000;

/** Builds the storefront if its sources have changed since the last build. Returns the folder of the build. */
export function ensureBuild(root: string, onBuild: () => void): Promise<string> {
  return ensureApp(root, STOREFRONT, onBuild);
}

/** Builds the console if its sources have changed since the last build. Returns the folder of the build. */
export function ensureConsoleBuild(root: string, onBuild: () => void): Promise<string> {
  return ensureApp(root, CONSOLE, onBuild);
}

/** Builds in progress by folder: callers of one process share a build, as its lock is that of the process. */
const building = new Map<string, Promise<string>>();

function ensureApp(root: string, app: BrowserApp, onBuild: () => void): Promise<string> {
  const folder = path.join(root, 'apps', app.name, 'build');
  const shared =
    building.get(folder) ?? buildApp(root, app, folder, onBuild).finally(() => building.delete(folder));
  building.set(folder, shared);
  return shared;
}

async function buildApp(root: string, app: BrowserApp, folder: string, onBuild: () => void): Promise<string> {
  const stamp = path.join(folder, 'sources.sha256');
  const fingerprint = fingerprintOf(root, app.name);
  const isCurrent = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint;
  if (isCurrent()) return folder;
  onBuild();
  await withFileLock(`${folder}.lock`, async () => {
    if (isCurrent()) return; // another process has built it
    rmSync(stamp, { force: true });
    await run(root, app);
    await compressAssets(path.join(folder, 'client'));
    writeFileSync(stamp, fingerprint);
  });
  return folder;
}

/** A hash of all files that the build of an application reads. */
export function fingerprintOf(root: string, app: BrowserApp['name'] = 'web'): string {
  const hash = createHash('sha256');
  const sources = [
    `apps/${app}/{app,public}/**/*`,
    `apps/${app}/vite/*.ts`,
    `apps/${app}/*.{ts,json,html}`,
    'packages/*/{src,assets}/**/*',
    'packages/*/package.json',
    'package-lock.json',
  ];
  for (const file of globSync(sources, { cwd: root }).toSorted()) {
    const full = path.join(root, file);
    if (/\.test\.tsx?$/.test(file) || !statSync(full).isFile()) continue;
    hash.update(file).update(readFileSync(full));
  }
  return hash.digest('hex');
}

function run(root: string, { name, command: [bin = '', ...args] }: BrowserApp): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, 'node_modules', bin), ...args], {
      cwd: path.join(root, 'apps', name),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    // A start that fails during the build (a taken port, no database) must not leave the build process running.
    const end = () => child.kill();
    process.once('exit', end);
    let output = '';
    const append = (chunk: Buffer) => {
      output = (output + chunk).slice(-20_000);
    };
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('exit', end);
      if (code === 0) resolve();
      else reject(new StartError(`The build of apps/${name} failed:\n${output}`));
    });
  });
}

/** Writes Brotli and gzip files beside the assets, so that serving them costs no compression. */
async function compressAssets(client: string): Promise<void> {
  const files = globSync('assets/**/*.{js,css,svg,json,mjs}', { cwd: client });
  await Promise.all(
    files.map(async (file) => {
      const full = path.join(client, file);
      const bytes = readFileSync(full);
      if (bytes.length < 1024) return;
      // The best quality takes seconds for the map library, which no first view loads.
      const quality = bytes.length < LARGE_BYTES ? 11 : 9;
      const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
      writeFileSync(`${full}.br`, await promisify(brotliCompress)(bytes, brotli));
      writeFileSync(`${full}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
