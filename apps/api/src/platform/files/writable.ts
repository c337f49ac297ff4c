import { rm } from 'node:fs/promises';
import path from 'node:path';
import { saveFile } from './stored-file.ts';

const FRESH_MS = 10_000;
/** A disk without space for one block is full. */
const PROBE = Buffer.alloc(4096);

/** Tests whether a folder can be written, by writing a file. Caches the result for ten seconds. */
export function createWritableProbe(folder: string): () => Promise<boolean> {
  let known: { answer: Promise<boolean>; at: number } | null = null;
  async function probe(): Promise<boolean> {
    const file = path.join(folder, 'probe', String(process.pid));
    try {
      await saveFile(file, PROBE, true);
      await rm(file, { force: true });
      return true;
    } catch {
      return false;
    }
  }
  return () => {
    const now = performance.now();
    if (!known || now - known.at > FRESH_MS) known = { answer: probe(), at: now };
    return known.answer;
  };
}
