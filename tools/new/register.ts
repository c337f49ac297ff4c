import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addImport, create, extend, insertInto } from './edit.ts';
import { camelOf, type EndpointName, pathOf } from './slice.ts';

/** Lists a new contract file in the contract's table of contents. */
export function registerContract(root: string, feature: string): string {
  const name = camelOf(feature);
  return extend(root, 'packages/contract/src/index.ts', (text) =>
    insertInto(
      `import * as ${name} from './${feature}.ts';\n${text}`,
      'export const FEATURES',
      '];',
      `  ${name},\n`,
    ),
  );
}

/** Adds a group of endpoints to `/openapi.json`; null if it exists. */
export function registerTag(root: string, tag: string): string | null {
  const file = 'packages/contract/src/documentation/tags.ts';
  const known = new RegExp(`^ {2}'?${tag}'?:`, 'm').test(readFileSync(path.join(root, file), 'utf8'));
  if (known) return null;
  return extend(root, file, (text) =>
    insertInto(text, 'export const TAGS', '};', `  '${tag}': '${tag}.',\n`),
  );
}

/** Pins method and path of the endpoint. */
export function registerAddress(root: string, name: EndpointName): string {
  return extend(root, 'apps/api/src/platform/openapi/addresses.txt', (text) => {
    const lines = [...text.trimEnd().split('\n'), `${pathOf(name)} POST ${name.verb}`];
    return `${lines.toSorted().join('\n')}\n`;
  });
}

/** Binds the endpoint to its use case, in a routes file that `app.ts` lists. */
export function registerRoute(root: string, name: EndpointName): string[] {
  const { feature, verb, kebab } = name;
  const file = `apps/api/src/features/${feature}/${feature}.routes.ts`;
  const routes = `${camelOf(feature)}Routes`;
  const created = create(
    root,
    file,
    `import type { Route } from '../../platform/http/index.ts';\n\nexport function ${routes}(route: Route): void {\n}\n`,
  );
  const bound = extend(root, file, (text) => {
    const [imported, endpoint] = importEndpoint(text, name);
    return insertInto(
      addImport(imported, `./${kebab}.service.ts`, verb),
      /\(route: Route[^)]*\): void \{/,
      '\n}',
      `\n  route(${endpoint}, ${verb});`,
    ).replace('{\n\n  route', '{\n  route');
  });
  if (!created) return [bound];
  const listed = extend(root, 'apps/api/src/app.ts', (text) =>
    addImport(text, `./features/${feature}/${feature}.routes.ts`, routes).replace(
      '\n  liveRoutes(',
      `\n  ${routes}(route);\n  liveRoutes(`,
    ),
  );
  return [file, listed];
}

/** The text with the contract imported, and the expression of the endpoint. */
function importEndpoint(text: string, { feature, verb }: EndpointName): [string, string] {
  const module = `@errand/contract/${feature}`;
  const namespace = new RegExp(`import \\* as (\\w+) from '${module}';`).exec(text)?.[1];
  if (namespace) return [text, `${namespace}.${verb}`];
  if (text.includes(` from '${module}';`))
    return [addImport(text, module, `${verb} as ${verb}Endpoint`), `${verb}Endpoint`];
  const free = /\bcontract\b(?!\/)/.test(text) ? `${camelOf(feature)}Contract` : 'contract';
  return [`import * as ${free} from '${module}';\n${text}`, `${free}.${verb}`];
}

/** Adds the page to the feature's pages, which `app/routes.ts` lists. */
export function registerPage(root: string, { feature, kebab }: EndpointName): string[] {
  const file = `apps/web/app/features/${feature}/routes.ts`;
  const routes = `${camelOf(feature)}Routes`;
  const created = create(
    root,
    file,
    `import { type RouteConfig, route } from '@react-router/dev/routes';\n\nexport const ${routes} = [\n] satisfies RouteConfig;\n`,
  );
  const line = `  route('${feature}/${kebab}', 'features/${feature}/routes/${kebab}-page.tsx'),\n`;
  const added = extend(root, file, (text) => insertInto(text, /^export const/m, '] satisfies', line));
  if (!created) return [added];
  const listed = extend(root, 'apps/web/app/routes.ts', (text) =>
    addImport(text, `./features/${feature}/routes.ts`, routes).replace(
      '  ...notFoundRoute',
      `  ...${routes},\n  ...notFoundRoute`,
    ),
  );
  return [file, listed];
}

/** Declares the keys of a new file of texts. */
export function registerTexts(root: string, feature: string): string | null {
  const file = 'apps/web/app/texts/keys.ts';
  if (existsSync(path.join(root, `apps/web/app/texts/en/${feature}.json`))) return null;
  return extend(root, file, (text) =>
    insertInto(
      text,
      'type Files',
      '};',
      `  ${JSON.stringify(feature)}: typeof import('./en/${feature}.json');\n`,
    ),
  );
}
