import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Modules that only re-export: the index of a feature or package, and libraries of icons and primitives. */
const BARREL =
  /^\.\.\/[\w-]+\/index\.ts$|^#features\/[\w-]+\/index\.ts$|^@errand\/(?:domain\/[\w-]+|contract)$|^(?:lucide-react|radix-ui)$/;

/** Where a name of a barrel is defined; `*` stands for the whole module. */
type Origin = { source: string; name: string };
type Name = { name: string };
type Specifier = { type: string; imported?: Name; exported?: Name; local: Name; importKind?: string };
type Statement = {
  type: string;
  start: number;
  end: number;
  source?: { value: string } | null;
  importKind?: string;
  specifiers?: Specifier[];
  declaration?: { id?: Name | null; declarations?: { id: Name }[] } | null;
};
type Parse = (file: string) => Statement[];

/**
 * Imports each name from the module that defines it instead of from a barrel. The chunks are made from the module
 * graph, which then contains only what a page really uses.
 */
export function directImports(): Plugin {
  const barrels = new Map<string, Map<string, Origin>>();
  return {
    name: 'direct-imports',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/(?:apps\/web\/app|packages\/\w+\/src)\/.*\.tsx?$/ },
      async handler(code, id) {
        const imports = (this.parse(code, { lang: 'tsx' }).body as Statement[]).filter(
          ({ type, source, importKind }) =>
            type === 'ImportDeclaration' && importKind !== 'type' && BARREL.test(source?.value ?? ''),
        );
        const parse: Parse = (file) =>
          this.parse(readFileSync(file, 'utf8'), { lang: 'ts' }).body as Statement[];
        let result = code;
        // The last one first, so that positions stay valid.
        for (const { start, end, source, specifiers = [] } of imports.toReversed()) {
          const barrel = await this.resolve(source?.value ?? '', id);
          if (!barrel) continue;
          const origins = barrels.get(barrel.id) ?? originsOf(barrel.id, parse);
          barrels.set(barrel.id, origins);
          const lines: string[] = [];
          for (const { imported, local, importKind } of specifiers) {
            const origin = origins.get(imported?.name ?? '');
            if (importKind === 'type') continue;
            const target = origin && (await this.resolve(origin.source, barrel.id));
            if (!target) this.error(`${source?.value} does not re-export ${imported?.name ?? local.name}.`);
            const names = origin.name === '*' ? `* as ${local.name}` : `{ ${origin.name} as ${local.name} }`;
            lines.push(`import ${names} from ${JSON.stringify(target.id)};`);
          }
          result = result.slice(0, start) + lines.join('') + result.slice(end);
        }
        return result === code ? null : { code: result, map: null };
      },
    },
  };
}

/**
 * The names that a barrel exports: `export { A } from './a.ts'`, `export * from './a.ts'`, or
 * `import * as A from 'a'; export { A }`.
 */
function originsOf(file: string, parse: Parse): Map<string, Origin> {
  const origins = new Map<string, Origin>();
  const namespaces = new Map<string, string>();
  for (const { type, source, specifiers = [] } of parse(file)) {
    if (type === 'ExportAllDeclaration' && source)
      for (const name of declaredNames(parse(path.join(path.dirname(file), source.value))))
        origins.set(name, { source: source.value, name });
    for (const { exported, local } of specifiers) {
      if (type === 'ImportDeclaration' && source) namespaces.set(local.name, source.value);
      if (type !== 'ExportNamedDeclaration' || !exported) continue;
      const namespace = namespaces.get(local.name);
      if (source) origins.set(exported.name, { source: source.value, name: local.name });
      else if (namespace) origins.set(exported.name, { source: namespace, name: '*' });
    }
  }
  return origins;
}

/** The names of exported declarations: `export function a`, `export class A`, `export const a`. */
function declaredNames(body: Statement[]): string[] {
  return body.flatMap(({ declaration }) =>
    [declaration?.id, ...(declaration?.declarations ?? []).map(({ id }) => id)].flatMap(
      (id) => id?.name ?? [],
    ),
  );
}
