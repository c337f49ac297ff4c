import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { objectOf, type Resolve, type Schema, valueOf } from './fitting-value.ts';
import { hostileText } from './hostile-values.ts';

type Parameter = { $ref?: string; name: string; in: 'path' | 'query' | 'header'; schema: Schema };
type Media = { schema?: Schema };
type OperationObject = {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
};
type Document = { paths: Record<string, Record<string, OperationObject>> };

/** One call. All its values are text on the wire. `body` is sent as JSON, as a form or as multipart. */
export type Call = {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, string>;
  body: Record<string, unknown> | null;
  encoding: 'json' | 'form' | 'multipart' | 'broken';
};
export type Operation = { name: string; method: string; path: string; calls: fc.Arbitrary<Call> };

/** The operations of `/openapi.json` with arbitrary calls of each. Event streams are left out: they do not end. */
export async function listOperations(app: FastifyInstance): Promise<Operation[]> {
  const document: Document = (await app.inject('/openapi.json')).json();
  const resolve: Resolve = (ref) =>
    ref
      .slice(2)
      .split('/')
      .reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], document) as Schema;
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { responses }]) => !responses['200']?.content?.['text/event-stream'])
      .map(([method, operation]) => ({
        name: operation.operationId,
        method: method.toUpperCase(),
        path,
        calls: callsOf(operation, resolve),
      })),
  );
}

function callsOf({ parameters = [], requestBody }: OperationObject, resolve: Resolve): fc.Arbitrary<Call> {
  const all = parameters.map((entry) => (entry.$ref ? (resolve(entry.$ref) as unknown as Parameter) : entry));
  const declared = (place: Parameter['in']) =>
    objectOf(
      {
        properties: Object.fromEntries(
          all.filter((entry) => entry.in === place).map((entry) => [entry.name, entry.schema]),
        ),
      },
      resolve,
    );
  const path = Object.fromEntries(
    all.filter((entry) => entry.in === 'path').map(({ name, schema }) => [name, valueOf(schema, resolve)]),
  );
  const [media] = Object.values(requestBody?.content ?? {});
  return fc.record({
    path: fc.record(path),
    query: declared('query'),
    headers: headers(),
    body: media?.schema ? objectOf(media.schema, resolve) : fc.constant(null),
    encoding: fc.oneof(
      { weight: 6, arbitrary: fc.constant<Call['encoding']>('json') },
      { weight: 1, arbitrary: fc.constantFrom<Call['encoding']>('form', 'multipart', 'broken') },
    ),
  });
}

/** Bytes that HTTP does not allow in a header never reach the server. */
const headerText = hostileText.map((text) => text.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 500));

/** Mostly the headers of a visitor of the first zone and module. */
function headers(): fc.Arbitrary<Record<string, string>> {
  const mostly = (...usual: string[]) =>
    fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...usual) }, { weight: 1, arbitrary: headerText });
  return fc.record({
    zoneid: mostly('[1]', '[1,2]', '1', '[2147483648]', '[1e308]'),
    moduleid: mostly('1', '2', '3', '4', '2147483648', '9007199254740993'),
    'x-localization': mostly('en', 'ar'),
    latitude: mostly('25.2', '', '91'),
    longitude: mostly('55.3', '', '-181'),
    'idempotency-key': fc.oneof(headerText, fc.uuid()),
    'x-client-id': headerText,
  });
}
