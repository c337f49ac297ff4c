import { statSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../start-error.ts';
import { visibleText } from '../visible-text.ts';

/** The path of a file that a command reads. Throws StartError if there is none. */
export function requireFile(name: string): string {
  const file = resolveFromCaller(name);
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new StartError(`There is no file ${visibleText(file)}.`);
  if (!found.isFile()) throw new StartError(`${visibleText(file)} is a folder: name a file.`);
  return file;
}

/** Resolves a path relative to the caller's folder: npm runs scripts in the project's folder. */
export function resolveFromCaller(name: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), name);
}
