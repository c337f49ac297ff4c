import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a new file and returns its name. If the file exists, it is unchanged and null is returned. */
export function create(root: string, file: string, text: string): string | null {
  const full = path.join(root, file);
  if (existsSync(full)) return null;
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
  return file;
}

/** Changes an existing file and returns its name. Throws if `change` finds no place for its text. */
export function extend(root: string, file: string, change: (text: string) => string): string {
  const full = path.join(root, file);
  const text = readFileSync(full, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${file} has an unexpected form: extend it by hand.`);
  writeFileSync(full, changed);
  return `${file} (extended)`;
}

/** Inserts a line before the first occurrence of `end` after `start`. */
export function insertInto(text: string, start: string | RegExp, end: string, line: string): string {
  const from = text.search(start);
  const at = from < 0 ? -1 : text.indexOf(end, from);
  return at < 0 ? text : `${text.slice(0, at)}${line}${text.slice(at)}`;
}

/** Adds `names` to the import of `module`, or adds the import. */
export function addImport(text: string, module: string, ...names: string[]): string {
  const pattern = new RegExp(`^import \\{([^}]*)\\} from '${module.replaceAll('.', '\\.')}';`, 'm');
  const found = pattern.exec(text)?.[1];
  if (found === undefined) return `import { ${names.join(', ')} } from '${module}';\n${text}`;
  const all = new Set([...found.split(',').map((name) => name.trim()), ...names].filter(Boolean));
  return text.replace(pattern, `import { ${[...all].join(', ')} } from '${module}';`);
}
