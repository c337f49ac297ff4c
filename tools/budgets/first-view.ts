import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The part of React Router's manifest that says which files a page needs. */
type Files = { module: string; imports?: string[]; css?: string[] };
type Manifest = {
  url: string;
  version: string;
  entry: Files;
  routes: Record<string, Files & { parentId?: string }>;
};

export type FirstView = { scripts: string[]; styles: string[] };

export function readManifest(client: string): Manifest {
  const [file, ...more] = globSync('assets/manifest-*.js', { cwd: client });
  if (!file || more.length > 0) throw new Error(`${client} must contain one assets/manifest-*.js.`);
  const text = readFileSync(path.join(client, file), 'utf8');
  const manifest = JSON.parse(
    text.replace(/^window\.__reactRouterManifest=/, '').replace(/;\s*$/, ''),
  ) as Manifest;
  const imports = readFileSync(path.join(client, `assets/route-imports-${manifest.version}.json`), 'utf8');
  for (const [id, files] of Object.entries(JSON.parse(imports) as Record<string, string[]>)) {
    const route = manifest.routes[id];
    if (route) route.imports = files;
  }
  return { ...manifest, url: `/${file}` };
}

/**
 * The files that the browser loads before `module`'s page is hydrated: the router's manifest, entry, layout and page
 * with their static imports, and the texts of Arabic, the larger language. Paths are relative to the build's `client` folder.
 */
export function firstViewOf(client: string, manifest: Manifest, module: string): FirstView {
  const parts: Files[] = [manifest.entry];
  for (let id: string | undefined = module; id; id = manifest.routes[id]?.parentId) {
    const route: (Files & { parentId?: string }) | undefined = manifest.routes[id];
    if (!route) throw new Error(`The build has no route ${id}.`);
    parts.push(route);
  }
  const scripts = [manifest.url, ...parts.flatMap((part) => [part.module, ...(part.imports ?? [])])];
  const texts = globSync('assets/texts-ar-*.js', { cwd: client }).map((file) => `/${file}`);
  if (texts.length === 0) throw new Error('The build has no texts-ar.');
  const styles = parts.flatMap((part) => part.css ?? []);
  return { scripts: distinct([...scripts, ...texts]), styles: distinct(styles) };
}

/** Paths without a leading slash and without the fragment that marks shared style sheets. */
function distinct(files: string[]): string[] {
  return [...new Set(files.map((file) => file.replace(/^\//, '').replace(/#.*$/, '')))];
}

/** The bytes that the server sends: the size of the Brotli file if there is one. */
export function shippedBytes(client: string, file: string): number {
  const full = path.join(client, file);
  return statSync(existsSync(`${full}.br`) ? `${full}.br` : full).size;
}
