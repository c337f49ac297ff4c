import { parseSync } from '@swc/core';
import { findFiles, isTest, lineAt, readText, report, withoutComments } from './files.ts';

const STYLES = ['apps/{web,console}/app/**/*.css', 'packages/*/src/**/*.css'];
const SOURCES = ['apps/{web,console}/app/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'];
/** Classes that a library sets: MapLibre, the toasts, the icons and the editor of pages. */
const FOREIGN = /^maplibregl-|^sonner-|^lucide$|^ProseMirror|^selectedCell$/;

/** Reports classes of style sheets that no string in the sources mentions. A template literal counts with its parts. */
export async function deadCss(root: string): Promise<string | null> {
  const used = mentionedNames(root);
  return report(
    findFiles(root, STYLES).flatMap((file) => {
      const text = withoutComments(readText(root, file));
      return [...classesOf(text)]
        .filter(([name]) => !FOREIGN.test(name) && !isMentioned(name, used))
        .map(([name, offset]) => `${file}:${lineAt(text, offset)} .${name}`);
    }),
  );
}

/** The classes of the selectors with the offset of their first use. Declarations and strings are no selectors. */
function classesOf(css: string): Map<string, number> {
  const classes = new Map<string, number>();
  const text = css.replace(/"[^"\n]*"|'[^'\n]*'/g, (string) => ' '.repeat(string.length));
  for (const { 0: selector, index } of text.matchAll(/[^{};]+(?=\{)/g)) {
    for (const { 1: name = '', index: at } of selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g))
      if (!classes.has(name)) classes.set(name, index + at);
  }
  return classes;
}

type Mentioned = { names: Set<string>; prefixes: Set<string>; suffixes: Set<string> };

/** `tone-${tone}` mentions every tone, but `x${index}` only `x` and a number. */
function isMentioned(name: string, { names, prefixes, suffixes }: Mentioned): boolean {
  if (names.has(name) || prefixes.has(name.replace(/\d+$/, ''))) return true;
  const dashes = [...name.matchAll(/-/g)].map(({ index }) => index);
  return dashes.some((at) => prefixes.has(name.slice(0, at + 1)) || suffixes.has(name.slice(at)));
}

function mentionedNames(root: string): Mentioned {
  const mentioned: Mentioned = { names: new Set(), prefixes: new Set(), suffixes: new Set() };
  for (const file of findFiles(root, SOURCES)) {
    if (isTest(file)) continue;
    const syntax = { syntax: 'typescript', tsx: file.endsWith('x') } as const;
    collect(parseSync(readText(root, file), { ...syntax, target: 'es2024' }), mentioned);
  }
  return mentioned;
}

type SyntaxNode = { type?: string; value?: unknown; quasis?: { raw: string }[]; key?: { value?: unknown } };

/** Words of strings, template parts and property names: `cx('tile', isWide && 'wide')`, `styles = { wide: … }`. */
function collect(node: unknown, mentioned: Mentioned): void {
  if (Array.isArray(node)) return node.forEach((child) => collect(child, mentioned));
  if (typeof node !== 'object' || node === null) return;
  const { type, value, quasis, key } = node as SyntaxNode;
  if (type === 'StringLiteral' && typeof value === 'string') addWords(value, mentioned);
  if (type === 'KeyValueProperty' && typeof key?.value === 'string') mentioned.names.add(key.value);
  if (type === 'TemplateLiteral') addTemplate(quasis ?? [], mentioned);
  for (const child of Object.values(node)) collect(child, mentioned);
}

function addWords(text: string, { names }: Mentioned): void {
  for (const word of text.split(/[^\w-]+/)) if (word) names.add(word);
}

/** A word that touches an expression is a part of a name; the others are whole names. */
function addTemplate(quasis: { raw: string }[], mentioned: Mentioned): void {
  quasis.forEach(({ raw }, index) => {
    addWords(raw, mentioned);
    const prefix = index < quasis.length - 1 ? /[\w-]+$/.exec(raw)?.[0] : undefined;
    const suffix = index > 0 ? /^[\w-]+/.exec(raw)?.[0] : undefined;
    if (prefix) mentioned.prefixes.add(prefix);
    if (suffix) mentioned.suffixes.add(suffix);
  });
}
