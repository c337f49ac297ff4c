import path from 'node:path';
import { program } from './program.ts';

/** The compiler over server, packages and tools. */
export async function types(root: string): Promise<string | null> {
  return program('tsc', ['-p', 'tsconfig.json'], root);
}

/** The compiler over the domain, which has neither Node nor DOM types: its rules run on server and browser alike. */
export async function domainTypes(root: string): Promise<string | null> {
  return program('tsc', ['-p', 'packages/domain/tsconfig.json'], root);
}

/** The compiler over the storefront, after React Router has generated the types of its routes. */
export async function webTypes(root: string): Promise<string | null> {
  return program('tsc', ['-p', 'tsconfig.json'], path.join(root, 'apps/web'));
}

/** The compiler over the console. */
export async function consoleTypes(root: string): Promise<string | null> {
  return program('tsc', ['-p', 'tsconfig.json'], path.join(root, 'apps/console'));
}

/** Route types, which the compiler and the type-aware linter need on a clean checkout. */
export async function generateRouteTypes(root: string): Promise<string | null> {
  return program('react-router', ['typegen'], path.join(root, 'apps/web'));
}
