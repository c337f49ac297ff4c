import { statfsSync } from 'node:fs';
import os from 'node:os';
import { checkNodeVersion } from '../apps/server/node-guard.js';
import { ENGINE_NAMES, type EngineName, findEngine, packageOf } from './engines.ts';
import { hasPoppler } from './poppler.ts';
import { ROOT, run } from './run.ts';
import { postgresVersion } from './versions.ts';

/** `npm run doctor`: one line for each requirement of the machine, with the remedy if it is missing. */
type Finding = { ok: boolean; text: string };

async function findings(): Promise<Finding[]> {
  const freeGb = statfsSync(ROOT).bavail * (statfsSync(ROOT).bsize / 1e9);
  return [
    {
      ok: checkNodeVersion(process.versions.node, {}) === null,
      text: `Node ${process.versions.node} (24.7 or newer; npm scripts use the Node of the project)`,
    },
    await findPostgres(),
    ...(await Promise.all(ENGINE_NAMES.map(findBrowser))),
    await findPoppler(),
    { ok: freeGb > 2, text: `${freeGb.toFixed(1)} GB free in the project folder (2 GB needed)` },
    { ok: os.totalmem() > 2e9, text: `${(os.totalmem() / 1e9).toFixed(1)} GB of memory (2 GB needed)` },
    await findPsql(),
  ];
}

async function findPostgres(): Promise<Finding> {
  const version = await postgresVersion();
  if (version) return { ok: true, text: `PostgreSQL ${version}` };
  const own = Boolean(process.env.DATABASE_URL);
  return {
    ok: own,
    text: own ? 'PostgreSQL of DATABASE_URL' : 'no PostgreSQL: run npm ci, or set DATABASE_URL',
  };
}

/** Only Chromium is required; the tests of the others are left out without them. */
async function findBrowser(name: EngineName): Promise<Finding> {
  const engine = await findEngine(name);
  if (engine) return { ok: true, text: `${name} ${engine.version} (${engine.path})` };
  const isRequired = name === 'Chromium';
  const remedy = `apt-get install ${packageOf(name)}${isRequired ? ', or set CHROMIUM_PATH' : ''}`;
  return { ok: !isRequired, text: `no ${name}${isRequired ? '' : ' (optional)'}: ${remedy}` };
}

/** Tests of printed pages are left out without it. */
async function findPoppler(): Promise<Finding> {
  if (await hasPoppler()) return { ok: true, text: 'poppler, for the tests of printed pages' };
  return { ok: true, text: 'no poppler (optional): apt-get install poppler-utils' };
}

async function findPsql(): Promise<Finding> {
  const { code, output } = await run('psql', ['--version']);
  return { ok: true, text: code === 0 ? output.trim() : 'no psql (optional)' };
}

const list = await findings();
for (const finding of list) console.log(`${finding.ok ? 'ok  ' : 'MISS'} ${finding.text}`);
process.exit(list.every((finding) => finding.ok) ? 0 : 1);
