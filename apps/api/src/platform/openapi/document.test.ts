import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ENDPOINTS, type Endpoint } from '@errand/contract';
import { COMMON_FIELDS } from '@errand/contract/documentation/common-fields';
import { namedSchemas } from '@errand/contract/documentation/schemas';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from './document.ts';
import type { JsonSchema } from './json-schema.ts';

type Operation = {
  operationId: string;
  description: string;
  security: object[];
  parameters: {
    name?: string;
    description?: string;
    example?: unknown;
    schema?: JsonSchema;
    $ref?: string;
  }[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema; example?: unknown }> };
  responses: Record<
    string,
    { $ref?: string; content?: Record<string, { schema: JsonSchema; example?: unknown; examples?: object }> }
  >;
};

const document = openApiDocument();
const schemas: Record<string, JsonSchema> = document.components.schemas;
const operations = Object.values(document.paths).flatMap((item) => Object.values(item) as Operation[]);

function operationOf(name: string): Operation {
  const found = operations.find(({ operationId }) => operationId === name);
  if (!found) throw new Error(`no operation ${name}`);
  return found;
}

test('every endpoint, schema, field and parameter has a description', () => {
  const silent = [
    ...Object.keys(schemas).filter((name) => !schemas[name]?.description),
    ...operations.filter(({ description }) => !description).map(({ operationId }) => operationId),
    ...operations.flatMap(({ operationId, parameters }) =>
      parameters
        .filter(({ $ref, description }) => !$ref && !description)
        .map(({ name }) => `${operationId} ${name}`),
    ),
    ...Object.entries(schemas).flatMap(([name, schema]) => fieldsWithoutDescription(schema, name)),
  ];
  expect(operations.length).toBeGreaterThan(ENDPOINTS.length);
  expect(silent).toEqual([]);
});

function fieldsWithoutDescription(schema: JsonSchema, place: string): string[] {
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
      ...(field.description ? [] : [`${place}.${name}`]),
      ...fieldsWithoutDescription(field, `${place}.${name}`),
    ]),
    ...[schema.items ?? [], schema.anyOf ?? []]
      .flat()
      .flatMap((part) => fieldsWithoutDescription(part, place)),
  ];
}

// Requirements: API-17, API-18, API-22..24, API-31, API-32, API-34, API-35, API-37..48, API-50, API-55.
test('every endpoint has the path and the method that clients call', () => {
  const addresses = Object.entries(document.paths).flatMap(([address, item]) =>
    Object.entries(item as Record<string, Operation>).map(
      ([method, { operationId }]) => `${address} ${method.toUpperCase()} ${operationId}`,
    ),
  );
  const pinned = readFileSync(path.join(import.meta.dirname, 'addresses.txt'), 'utf8');
  expect(`${addresses.toSorted().join('\n')}\n`).toBe(pinned);
});

test('a text that stands for a name is used by several schemas', () => {
  const text = JSON.stringify(document);
  const usesOf = (description: string) => text.split(JSON.stringify(description).slice(1, -1)).length - 1;
  const single = Object.entries(COMMON_FIELDS).filter(([, [description]]) => usesOf(description) < 2);
  expect(single.map(([name]) => name)).toEqual([]);
});

test('the examples of the fields make a valid response of every endpoint', () => {
  for (const endpoint of ENDPOINTS) {
    const { schema = {}, example } =
      operationOf(endpoint.name).responses['200']?.content?.['application/json'] ?? {};
    const { error } = endpoint.response.safeParse(example ?? sampleOf(schema));
    expect(error?.issues, endpoint.name).toBeUndefined();
  }
});

/** Builds a value from the examples of a schema, like API tools. */
function sampleOf(schema: JsonSchema): unknown {
  if (schema.examples) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.$ref) return sampleOf(schemas[schema.$ref.replace('#/components/schemas/', '')] ?? {});
  if (schema.anyOf?.[0]) return sampleOf(schema.anyOf[0]);
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, field]) => [name, sampleOf(field)]),
    );
  if (schema.items) return [sampleOf(schema.items)].filter((item) => item !== undefined);
  const type = [schema.type ?? []].flat()[0];
  return { boolean: true, number: 1, integer: 1, null: null, object: {} }[type ?? ''];
}

test('every body has a valid example, and is required exactly if an empty one is rejected', () => {
  const withBody = ENDPOINTS.filter(
    (endpoint): endpoint is Endpoint & { body: z.ZodObject } => !!endpoint.body,
  );
  expect(withBody.length).toBeGreaterThan(40);
  for (const { name, body } of withBody) {
    const { requestBody } = operationOf(name);
    const { error } = body.safeParse(requestBody?.content['application/json']?.example);
    expect(error?.issues, name).toBeUndefined();
    expect(requestBody?.required, name).toBe(!body.safeParse({}).success);
  }
  expect(operationOf('addToCart').requestBody?.required).toBe(true);
  expect(operationOf('requestGuestId').requestBody?.required).toBe(false);
});

test('schemas have names: responses and bodies refer to them, and operations contain no inline objects', () => {
  const text = JSON.stringify(
    operations.filter(({ operationId }) => ENDPOINTS.some(({ name }) => name === operationId)),
  );
  expect(text.replaceAll(/"allOf":\[\{"\$ref":"[^"]+"\},\{"type":"object","properties"/g, '')).not.toContain(
    '"properties"',
  );
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining(['Item', 'Store', 'Order', 'CartLine', 'Error']),
  );
  expect(schemas.CartLine?.properties?.item).toMatchObject({ $ref: '#/components/schemas/Item' });
  expect([...namedSchemas().keys()].length).toBe(new Set(namedSchemas().keys()).size);
});

test('a call of guests and customers takes a token or none, a call of customers only a token', () => {
  for (const { name, access } of ENDPOINTS) {
    const security = access === 'customer' ? [{ bearer: [] }] : [{}, { bearer: [] }];
    expect(operationOf(name).security, name).toEqual(security);
  }
  for (const { name } of ENDPOINTS.filter(({ access }) => access === 'guest')) {
    const parameters = operationOf(name).parameters.map((parameter) => parameter.name);
    expect(parameters, name).toContain('guest_id');
  }
});

test('every error of an endpoint is listed under its status, with the schema and an example', () => {
  const { responses } = operationOf('addToCart');
  expect(Object.keys(responses)).toEqual(['200', '401', '403', '409', '413', '503', '4XX', '5XX']);
  expect(responses['409']).toMatchObject({
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error' },
        examples: { other_store: { $ref: '#/components/examples/other_store' } },
      },
    },
  });
  expect(document.components.examples.other_store).toMatchObject({
    value: { errors: [{ code: 'other_store', message: expect.stringContaining('another store') }] },
  });
});

test('event streams, files and webhooks are described', () => {
  expect(operationOf('orderEvents').responses['200']?.content).toHaveProperty(['text/event-stream']);
  expect(operationOf('liveEvents').responses['200']?.content).toHaveProperty(['text/event-stream']);
  expect(operationOf('paymentWebhook').requestBody?.required).toBe(true);
  expect(document.webhooks.sms.post.requestBody.content['application/json'].example).toHaveProperty('to');
  expect(operationOf('submitItemReview').requestBody?.content['multipart/form-data']?.schema).toMatchObject({
    allOf: [{ $ref: '#/components/schemas/SubmitItemReviewBody' }, { properties: { 'attachment[]': {} } }],
  });
});
