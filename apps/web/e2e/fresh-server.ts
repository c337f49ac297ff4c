import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The product with an empty data folder, so that every run of the journeys finds the same world. */
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const folder = process.env.DATA_DIR;
if (!folder) throw new Error('DATA_DIR names the folder to start afresh.');
rmSync(path.resolve(ROOT, folder), { recursive: true, force: true });
await import('../../server/main.js');
