/** The names of an endpoint in the spellings that its files need. */
export type EndpointName = { feature: string; verb: string; kebab: string; pascal: string };

/** Splits `orders.reorder`; null where it is no feature and verb. */
export function parseEndpointName(name: string): EndpointName | null {
  const [, feature, verb] = /^([a-z][a-z-]*)\.([a-z][a-zA-Z]*)$/.exec(name) ?? [];
  if (!feature || !verb) return null;
  const kebab = verb.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { feature, verb, kebab, pascal: `${verb.charAt(0).toUpperCase()}${verb.slice(1)}` };
}

export function contractHead(): string {
  return `import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { message } from './schemas.ts';
`;
}

export function contractDefinition({ feature, verb, kebab, pascal }: EndpointName): string {
  return `
export const ${verb} = endpoint({
  name: '${verb}',
  tag: '${feature}',
  summary: '${pascal}',
  method: 'POST',
  path: '/api/v1/${feature}/${kebab}',
  access: 'guest',
  body: z.object({ guest_id: z.string().optional() }),
  response: message,
  errors: ['guest_required'],
});
`;
}

/** The use case: permission first, then one transaction. Its response is a constant until it is written. */
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
