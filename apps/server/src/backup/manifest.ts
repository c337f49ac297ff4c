import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StartError } from '../start-error.ts';
import { measureFile } from './copy-file.ts';

export const MANIFEST = 'manifest.json';
const LISTED = 5;
/** A path inside the backup: no part of it leads outside. */
const inside = z.string().regex(/^(database|media)\/(?!(.*\/)?\.\.(\/|$))/);

const manifestSchema = z.object({
  format: z.literal(1),
  /** `cluster` is a copy of the embedded server's folder, `dump` one of pg_dump. */
  kind: z.enum(['cluster', 'dump']),
  createdAt: z.iso.datetime(),
  /** Major version of PostgreSQL. */
  major: z.number().int(),
  /** Folders that may be empty. */
  folders: z.array(inside),
  files: z.array(z.object({ path: inside, size: z.number().int(), sha256: z.string() })),
});

/** The content of a backup. It is written last, so a backup without one was interrupted. */
export type Manifest = z.output<typeof manifestSchema>;
export type BackupFile = Manifest['files'][number];

/**
 * Reads the manifest of a backup and checks each of its files. Throws StartError for an incomplete or damaged backup.
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const file = path.join(folder, MANIFEST);
  if (!existsSync(file)) {
    throw new StartError(
      `There is no whole backup in ${folder}: ${MANIFEST} is missing, which a backup writes at its end.`,
    );
  }
  const manifest = parseManifest(file);
  const problems: string[] = [];
  for (const entry of manifest.files) {
    const problem = await problemOf(path.join(folder, entry.path), entry);
    if (problem) problems.push(`${entry.path} ${problem}`);
  }
  if (problems.length === 0) return manifest;
  const more = problems.length > LISTED ? ` and ${problems.length - LISTED} more` : '';
  throw new StartError(
    `The backup in ${folder} is broken: ${problems.slice(0, LISTED).join(', ')}${more}. Nothing was changed.`,
  );
}

function parseManifest(file: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new StartError(`${file} is not the manifest of a backup that this version can read.`);
  }
}

async function problemOf(file: string, { size, sha256 }: BackupFile): Promise<string | null> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return 'is missing';
  if (found.size !== size) return `has ${found.size} bytes instead of ${size}`;
  return (await measureFile(file)).sha256 === sha256 ? null : 'has another content';
}
