import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const GENERATED = /(^|\/)(node_modules|build|migrations|test-results|\.react-router|\.data|\.git)(\/|$)/;

/** Files of the project by glob, relative to `root`, without dependencies and generated files. */
export function findFiles(root: string, pattern: string | string[]): string[] {
  return globSync(pattern, { cwd: root, exclude: (name) => GENERATED.test(name) }).toSorted();
}

export function readText(root: string, file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

export function isTest(file: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(file) || /(^|\/)(test|e2e)\//.test(file);
}

/** Joins findings; null if there are none. */
export function report(findings: string[]): string | null {
  return findings.length > 0 ? findings.join('\n') : null;
}

function blank(comment: string): string {
  return comment.replace(/[^\n]/g, ' ');
}

/** Blanks out the comments of a text. Offsets and line numbers do not change. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/(^|[^:'"`\\])\/\/.*$/gm, (line) => blank(line));
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
