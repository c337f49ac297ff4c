/** The names of an endpoint in the spellings that its files need. */
export type EndpointName = { feature: string; verb: string; kebab: string; pascal: string };

/** An endpoint that exists. */
export type KnownEndpoint = { name: string; method: string; path: string; tag: string };

/** Splits `orders.reorder`. Null if the text is no feature and verb, or the verb is a reserved word. */
export function parseEndpointName(name: string): EndpointName | null {
  const [, feature, verb] = /^([a-z][a-z-]*)\.([a-z][a-zA-Z]*)$/.exec(name) ?? [];
  if (!feature || !verb || RESERVED.has(verb)) return null;
  const kebab = verb.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { feature, verb, kebab, pascal: `${verb.charAt(0).toUpperCase()}${verb.slice(1)}` };
}

/** Words that cannot name a function. */
const RESERVED = new Set(
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
);

/** The existing endpoint with the same name, or with the same method and path. */
export function findClash(name: EndpointName, endpoints: readonly KnownEndpoint[]): KnownEndpoint | null {
  const isSame = (known: KnownEndpoint) =>
    known.name === name.verb || (known.method === 'POST' && known.path === pathOf(name));
  return endpoints.find(isSame) ?? null;
}

export function pathOf({ feature, kebab }: EndpointName): string {
  return `/api/v1/${feature}/${kebab}`;
}

/** `demo-bank` as an identifier: `demoBank`. */
export function camelOf(feature: string): string {
  return feature.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The group of a feature without one: `Demo bank`. */
export function tagOf(feature: string): string {
  return `${feature.charAt(0).toUpperCase()}${feature.slice(1).replaceAll('-', ' ')}`;
}

/** `reorder-all` as words: `Reorder all`. */
export function wordsOf({ kebab }: EndpointName): string {
  return tagOf(kebab);
}

export function contractHead(): string {
  return `import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { message } from './schemas.ts';
`;
}

export function contractDefinition(name: EndpointName, tag: string): string {
  const { verb } = name;
  return `
export const ${verb} = endpoint({
  name: '${verb}',
  tag: '${tag}',
  summary: '${wordsOf(name)}',
  description: '${wordsOf(name)}.',
  method: 'POST',
  path: '${pathOf(name)}',
  access: 'guest',
  body: z.object({ guest_id: z.string().optional() }),
  example: {},
  response: message,
  errors: ['guest_required'],
});
`;
}

/** The use case: permission first, then one transaction. Its generated response is a constant. */
export function service({ feature, verb, pascal }: EndpointName): string {
  return `import type { ParsedInput, ResponseInput } from '@errand/contract';
import type * as contract from '@errand/contract/${feature}';
import { AppError, ownerOf, type RequestContext } from '../../platform/http/index.ts';

/** ${pascal}: permission first, then one transaction. */
export async function ${verb}(
  ctx: RequestContext<'db'>,
  _input: ParsedInput<typeof contract.${verb}>,
): Promise<ResponseInput<typeof contract.${verb}>> {
  if (!ownerOf(ctx.viewer)) throw new AppError('guest_required');
  return ctx.db.transaction(async () => ({ message: 'ok' }));
}
`;
}

export function routeTest({ feature, verb }: EndpointName): string {
  return `import { ${verb} } from '@errand/contract/${feature}';
import { expect, test } from 'vitest';
import { startApi } from '../../../test/harness.ts';

test('${verb} is rejected without a guest id or a token', async () => {
  const api = await startApi();
  await expect(api.client().call(${verb}, { body: {} })).rejects.toMatchObject({ status: 401 });
  await api.stop();
});
`;
}

export function page({ feature, verb, pascal }: EndpointName): string {
  return `import { useText } from '@errand/client/i18n.tsx';
import { unlessOverlay } from '#platform/overlay.ts';

export const shouldRevalidate = unlessOverlay;

export default function ${pascal}Page() {
  const t = useText();
  return (
    <div className="page-width">
      <h1 className="text-h1">{t('${feature}.${verb}Title')}</h1>
    </div>
  );
}
`;
}
