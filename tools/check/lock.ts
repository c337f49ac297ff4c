import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { missingEntries, readLock } from '../lock.ts';

/**
 * A lock file that `npm ci` accepts on every platform, and one version of each dependency: what several package.json files
 * name has its version in the root's, and `*` elsewhere.
 */
export async function lockFile(root: string): Promise<string | null> {
  const missing = missingEntries(readLock(root)).map(({ name }) => name);
  const problems = missing.length > 0 ? [`run "node tools/lock.ts": no entry for ${missing.join(', ')}`] : [];
  problems.push(...repeatedVersions(root));
  return problems.length > 0 ? problems.join('\n') : null;
}

/** Dependencies whose version stands in more than one package.json, or in a workspace although others need it too. */
export function repeatedVersions(root: string): string[] {
  const files = ['package.json', ...globSync('{apps,packages}/*/package.json', { cwd: root })];
  const uses = files.flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
    return Object.entries<string>({ ...dependencies, ...devDependencies }).map(([name, version]) => ({
      file,
      name,
      version,
    }));
  });
  return [...Map.groupBy(uses, ({ name }) => name)]
    .filter(([, places]) => places.length > 1)
    .flatMap(([name, places]) =>
      places
        .filter(({ file, version }) => file !== 'package.json' && version !== '*')
        .map(({ file }) => `${file}: the version of ${name} belongs in the root's package.json, "*" here`),
    );
}
