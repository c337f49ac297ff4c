import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contractDefinition, contractHead, type EndpointName, page, routeTest, service } from './slice.ts';

/** Writes the slice of an endpoint below `root` and lists the files. Existing files are extended or left alone. */
export function writeEndpoint(root: string, name: EndpointName, options: { page: boolean }): string[] {
  const { feature, verb, kebab, pascal } = name;
  const api = `apps/api/src/features/${feature}`;
  const web = `apps/web/app/features/${feature}/routes/${kebab}-page.tsx`;
  const files = [
    appendContract(root, `packages/contract/src/${feature}.ts`, name),
    create(root, `${api}/${kebab}.service.ts`, service(name)),
    create(root, `${api}/${kebab}.routes.test.ts`, routeTest(name)),
  ];
  if (options.page) {
    files.push(create(root, web, page(name)));
    for (const language of ['en', 'ar'])
      files.push(addText(root, `apps/web/app/texts/${language}/${feature}.json`, `${verb}Title`, pascal));
  }
  return files.filter((file) => file !== null);
}

function create(root: string, file: string, text: string): string | null {
  const full = path.join(root, file);
  if (existsSync(full)) return null;
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
  return file;
}

function appendContract(root: string, file: string, name: EndpointName): string | null {
  const full = path.join(root, file);
  if (!existsSync(full)) return create(root, file, contractHead() + contractDefinition(name));
  const text = readFileSync(full, 'utf8');
  if (text.includes(`export const ${name.verb} `)) return null;
  writeFileSync(full, text + contractDefinition(name));
  return `${file} (extended)`;
}

function addText(root: string, file: string, key: string, text: string): string | null {
  const full = path.join(root, file);
  const texts: unknown = existsSync(full) ? JSON.parse(readFileSync(full, 'utf8')) : {};
  if (Object.hasOwn(texts as object, key)) return null;
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, `${JSON.stringify({ ...(texts as object), [key]: text }, null, 2)}\n`);
  return `${file} (extended)`;
}
