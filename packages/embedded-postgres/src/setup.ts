import { type Binaries, copyBinaries, readMajorVersion } from './binaries.ts';
import { placeDataFolder } from './data-folder.ts';
import { linkLibraries } from './library-links.ts';
import { canReach, type ServerUser } from './server-user.ts';

/** The decisions before a server starts: binaries, their environment, data folder and user. */
export interface Setup {
  binaries: Binaries;
  env: Record<string, string>;
  major: number;
  folder: string;
  user: ServerUser | null;
  runFolder: string;
  movedFrom: string | null;
  copiedBinaries: string | null;
}

/** Prepares binaries and a data folder that the server's user can access; copies the binaries below `home` if necessary. */
export async function prepareSetup(
  found: Binaries,
  dataDir: string,
  runFolder: string,
  home: string,
): Promise<Setup> {
  const env = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' };
  const foundEnv = { ...env, ...linkLibraries(found, runFolder) };
  const major = await readMajorVersion(found, foundEnv);
  const { folder, user, movedFrom } = await placeDataFolder(dataDir, major, home);
  const common = { major, folder, user, runFolder, movedFrom };
  if (canReach(`${found.dir}/bin`, user)) {
    return { ...common, binaries: found, env: foundEnv, copiedBinaries: null };
  }
  const binaries = copyBinaries(found, home);
  const copyEnv = { ...env, ...linkLibraries(binaries, runFolder) };
  return { ...common, binaries, env: copyEnv, copiedBinaries: binaries.dir };
}
