import path from 'node:path';
import { findFiles, isTest, readText, withoutComments } from '../files.ts';

/** A top-level declaration: `file#name`. */
type Id = string;
export type Declaration = {
  id: Id;
  file: string;
  text: string;
  uses: Id[];
  /** The imports of its file, by their names there. */
  imports: ReadonlyMap<string, { name: string }>;
};

type Binding = { file: string; name: string };
type SourceFile = {
  declarations: { name: string; text: string }[];
  imports: Map<string, Binding>;
  exports: Map<string, Binding>;
  /** Files of `export * from`. */
  stars: string[];
};

/** A namespace import, which uses every declaration of its file. */
const ALL = '*';

/**
 * The top-level declarations of the files, each with the declarations that it uses, also through doors and namespaces. A
 * declaration begins in the first column, as the formatter writes it.
 */
export function readDeclarations(root: string, pattern: string): Declaration[] {
  const names = findFiles(root, pattern).filter((file) => !isTest(file));
  const files = new Map(names.map((file) => [file, parse(file, withoutComments(readText(root, file)))]));
  return [...files].flatMap(([file, { declarations, imports }]) => {
    const own = new Set(declarations.map(({ name }) => name));
    return declarations.map(({ name, text }) => {
      const words = new Set(text.match(/[A-Za-z_$][\w$]*/g));
      const uses = [...words].flatMap((word) => {
        if (own.has(word) && word !== name) return [`${file}#${word}`];
        const binding = imports.get(word);
        return binding ? resolve(files, binding) : [];
      });
      return { id: `${file}#${name}`, file, text, uses, imports };
    });
  });
}

/** The declarations that are used, directly or not, by those of the entry files. */
export function reachable(
  declarations: readonly Declaration[],
  isEntry: (file: string) => boolean,
): Declaration[] {
  const byId = new Map(declarations.map((one) => [one.id, one]));
  const queue = declarations.filter(({ file }) => isEntry(file));
  const found = new Set(queue);
  for (let one = queue.pop(); one; one = queue.pop())
    for (const id of one.uses) {
      const next = byId.get(id);
      if (!next || found.has(next)) continue;
      found.add(next);
      queue.push(next);
    }
  return [...found];
}

function resolve(files: Map<string, SourceFile>, { file, name }: Binding, depth = 0): Id[] {
  const source = files.get(file);
  if (!source || depth > 8) return [];
  const further = [...source.exports.values(), ...source.stars.map((from) => ({ file: from, name: ALL }))];
  if (name === ALL)
    return [
      ...source.declarations.map((one) => `${file}#${one.name}`),
      ...further.flatMap((binding) => resolve(files, binding, depth + 1)),
    ];
  const passed = source.exports.get(name);
  if (passed) return resolve(files, passed, depth + 1);
  if (source.declarations.some((one) => one.name === name)) return [`${file}#${name}`];
  return source.stars.flatMap((from) => resolve(files, { file: from, name }, depth + 1));
}

function parse(file: string, text: string): SourceFile {
  const source: SourceFile = { declarations: [], imports: new Map(), exports: new Map(), stars: [] };
  for (const statement of text.split(/\n(?=[\w$@])/)) {
    const from = /\sfrom '([^']+)'(?: with [^;]*)?;\s*$/.exec(statement)?.[1];
    const target = from?.startsWith('.') ? path.posix.join(path.posix.dirname(file), from) : null;
    if (statement.startsWith('import ')) {
      if (target)
        for (const [local, name] of namesOf(statement)) source.imports.set(local, { file: target, name });
    } else if (/^export (type )?[{*]/.test(statement)) {
      if (!target) continue;
      if (statement.startsWith('export * from')) source.stars.push(target);
      for (const [name, original] of namesOf(statement))
        source.exports.set(name, { file: target, name: original });
    } else source.declarations.push({ name: nameOf(statement), text: statement });
  }
  return source;
}

/** `a`, `b as c` and `* as d` as pairs of the name here and the name there. */
function namesOf(statement: string): [string, string][] {
  const namespace = /\* as (\w+)/.exec(statement)?.[1];
  const plain = /^import (?:type )?(\w+)[\s,]/.exec(statement)?.[1];
  const list = /\{([^}]*)\}/.exec(statement)?.[1] ?? '';
  const named = list.split(',').flatMap((part): [string, string][] => {
    const [, original, local] = /^(?:type )?(\w+)(?: as (\w+))?$/.exec(part.trim()) ?? [];
    return original ? [[local ?? original, original]] : [];
  });
  return [
    ...named,
    ...(namespace ? [[namespace, ALL] satisfies [string, string]] : []),
    ...(plain && plain !== 'type' ? [[plain, 'default'] satisfies [string, string]] : []),
  ];
}

const DECLARATION =
  /^(?:export )?(?:default )?(?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|type|interface|enum) ([\w$]+)/;

/** Statements without a name of their own, such as a call, are part of whatever runs the file. */
function nameOf(statement: string): string {
  return DECLARATION.exec(statement)?.[1] ?? '(statement)';
}
