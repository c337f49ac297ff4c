import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGE_CODES } from '@errand/domain/language';
import { addImport, create, extend } from './edit.ts';
import {
  registerAddress,
  registerContract,
  registerPage,
  registerRoute,
  registerTag,
  registerTexts,
} from './register.ts';
import {
  contractDefinition,
  contractHead,
  type EndpointName,
  type KnownEndpoint,
  page,
  routeTest,
  service,
  tagOf,
  wordsOf,
} from './slice.ts';

/**
 * Writes the slice of an endpoint below `root` and lists the files. The endpoint is bound, documented and pinned, so that
 * the result passes the check. `endpoints` are those that exist; the new one is not among them (`findClash`).
 */
export function writeEndpoint(
  root: string,
  name: EndpointName,
  options: { page: boolean; endpoints: readonly KnownEndpoint[] },
): string[] {
  const { feature, kebab } = name;
  const api = `apps/api/src/features/${feature}`;
  const contract = `packages/contract/src/${feature}.ts`;
  const isNew = !existsSync(path.join(root, contract));
  const siblings = isNew ? [] : endpointsOf(root, contract, options.endpoints);
  const tag = siblings[0]?.tag ?? tagOf(feature);
  const files = [
    writeContract(root, contract, name, tag),
    isNew ? registerContract(root, feature) : null,
    registerTag(root, tag),
    registerAddress(root, name),
    create(root, `${api}/${kebab}.service.ts`, service(name)),
    create(root, `${api}/${kebab}.routes.test.ts`, routeTest(name)),
    ...registerRoute(root, name),
  ];
  if (options.page) files.push(...writePage(root, name));
  return files.filter((file) => file !== null);
}

function endpointsOf(root: string, file: string, endpoints: readonly KnownEndpoint[]): KnownEndpoint[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return endpoints.filter(({ name }) => text.includes(`name: '${name}'`));
}

function writeContract(root: string, file: string, name: EndpointName, tag: string): string {
  const definition = contractDefinition(name, tag);
  const created = create(root, file, contractHead() + definition);
  if (created) return created;
  return extend(root, file, (text) => {
    const imported = addImport(addImport(text, './endpoint.ts', 'endpoint'), './schemas.ts', 'message');
    return addImport(imported, 'zod', 'z') + definition;
  });
}

function writePage(root: string, name: EndpointName): (string | null)[] {
  const { feature, verb, kebab } = name;
  return [
    registerTexts(root, feature),
    ...LANGUAGE_CODES.map((language) =>
      addText(root, `apps/web/app/texts/${language}/${feature}.json`, `${verb}Title`, wordsOf(name)),
    ),
    create(root, `apps/web/app/features/${feature}/routes/${kebab}-page.tsx`, page(name)),
    ...registerPage(root, name),
  ];
}

function addText(root: string, file: string, key: string, text: string): string | null {
  const full = path.join(root, file);
  const texts: unknown = existsSync(full) ? JSON.parse(readFileSync(full, 'utf8')) : {};
  if (Object.hasOwn(texts as object, key)) return null;
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, `${JSON.stringify({ ...(texts as object), [key]: text }, null, 2)}\n`);
  return `${file} (extended)`;
}
