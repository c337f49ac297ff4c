import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type Route = { imports?: string[] };
type Manifest = { version: string; routes: Record<string, Route> };

const PREFIX = 'window.__reactRouterManifest=';

/**
 * Moves the static imports of every route out of the router's manifest, which each page loads before it is hydrated,
 * into a file of its own. Only a prefetch needs them (`app/platform/navigation/navigate.tsx`). They were more than half
 * of the manifest.
 */
export function slimManifest(clientFolder: string): void {
  const assets = path.join(clientFolder, 'assets');
  const [file] = globSync('manifest-*.js', { cwd: assets });
  if (!file) throw new Error(`${assets} has no manifest of the router`);
  const text = readFileSync(path.join(assets, file), 'utf8');
  const manifest = JSON.parse(text.slice(PREFIX.length).replace(/;\s*$/, '')) as Manifest;
  const imports = Object.entries(manifest.routes).map(([id, route]) => [id, route.imports ?? []]);
  for (const route of Object.values(manifest.routes)) delete route.imports;
  writeFileSync(
    path.join(assets, `route-imports-${manifest.version}.json`),
    JSON.stringify(Object.fromEntries(imports)),
  );
  writeFileSync(path.join(assets, file), `${PREFIX}${JSON.stringify(manifest)};`);
}
