import { findFiles, isTest, readText, withoutComments } from '../files.ts';

const CONTRACT = 'packages/contract/src';
const CONSOLE = `${CONTRACT}/console/`;

/** Endpoints that no screen of the storefront calls. */
export function uncalledEndpoints(root: string): string[] {
  const files = findFiles(root, `${CONTRACT}/**/*.ts`).filter((file) => !file.startsWith(CONSOLE));
  return uncalled(root, files, '{apps/web/app,packages/client/src}/**/*.{ts,tsx}');
}

/** Endpoints of the console's API that no screen of the console calls. */
export function uncalledConsoleEndpoints(root: string): string[] {
  return uncalled(root, findFiles(root, `${CONSOLE}**/*.ts`), 'apps/console/app/**/*.{ts,tsx}');
}

/** Permissions that no endpoint asks for. */
export function unusedPermissions(root: string): string[] {
  const list = withoutComments(readText(root, `${CONSOLE}permissions.ts`));
  const all = /PERMISSIONS = \[([^\]]*)\]/.exec(list)?.[1]?.match(/[\w.]+/g) ?? [];
  const asked = findFiles(root, `${CONSOLE}**/*.ts`)
    .filter((file) => !isTest(file))
    .flatMap((file) => readText(root, file).match(/(?<=permission: ')[\w.]+/g) ?? []);
  return all.filter((permission) => !asked.includes(permission));
}

function uncalled(root: string, contract: string[], application: string): string[] {
  const called = new Set(
    findFiles(root, application)
      .filter((file) => !isTest(file))
      .flatMap((file) => namesFromContract(readText(root, file))),
  );
  return contract
    .filter((file) => !isTest(file))
    .flatMap((file) => readText(root, file).split(/\n(?=\w)/))
    .flatMap((statement) => (statement.includes("'/api/") ? (ENDPOINT.exec(statement)?.[1] ?? []) : []))
    .filter((name) => !called.has(name))
    .toSorted();
}

/** An endpoint, also one that a function of its file makes. */
const ENDPOINT = /^export const (\w+) = \w+\(/;
const IMPORT = /\b(?:import|const) ([^;=]*?)(?: from |\s+= await import\()'@errand\/contract[^']*'/g;

/** Names of the contract that a file imports as values, or reads from a namespace. */
function namesFromContract(text: string): string[] {
  return [...text.matchAll(IMPORT)].flatMap(({ 1: clause = '' }) => {
    const namespace = /\* as (\w+)/.exec(clause)?.[1];
    if (namespace)
      return [...text.matchAll(new RegExp(String.raw`\b${namespace}\.(\w+)`, 'g'))].map(
        ({ 1: name = '' }) => name,
      );
    return [...clause.matchAll(/(?<!type )\b(\w+)(?: as \w+)?\s*[,}]/g)].map(({ 1: name = '' }) => name);
  });
}
