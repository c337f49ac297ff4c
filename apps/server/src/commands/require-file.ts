import { statSync } from 'node:fs';
import { visibleText } from '@errand/api/imports';
import { StartError } from '../start-error.ts';
import { resolveFromCaller } from './resolve-from-caller.ts';

/** The path of a file that a command reads. Throws StartError if there is none. */
export function requireFile(name: string): string {
  const file = resolveFromCaller(name);
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new StartError(`There is no file ${visibleText(file)}.`);
  if (!found.isFile()) throw new StartError(`${visibleText(file)} is a folder: name a file.`);
  return file;
}
