import path from 'node:path';

/** Resolves a path relative to the caller's folder: npm runs scripts in the project's folder. */
export function resolveFromCaller(name: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), name);
}
