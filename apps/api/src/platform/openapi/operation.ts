import type { Endpoint } from '@errand/contract';
import type { createComponents } from './components.ts';
import type { JsonSchema } from './json-schema.ts';
import { parametersOf } from './parameters.ts';
import { errorResponses } from './responses.ts';

export function operation(endpoint: Endpoint, components: ReturnType<typeof createComponents>) {
  return {
    operationId: endpoint.name,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    ...(endpoint.description && { description: endpoint.description }),
    security: SECURITY[endpoint.access],
    parameters: parametersOf(endpoint),
    ...(endpoint.body && {
      requestBody: requestBody(endpoint, components.bodyOf({ ...endpoint, body: endpoint.body })),
    }),
    responses: {
      200: {
        description: 'Done',
        content: {
          'application/json': { schema: components.responseOf(endpoint) },
        },
      },
      ...errorResponses(endpoint),
    },
  };
}

/** A guest is identified by the parameter `guest_id`, a customer by a token. Most endpoints accept both. */
const SECURITY = {
  public: [{}, { bearer: [] }],
  guest: [{}, { bearer: [] }],
  customer: [{ bearer: [] }],
};

function requestBody({ body, example, multipart, files }: Endpoint, schema: JsonSchema) {
  return {
    required: body?.safeParse({}).success !== true,
    content: {
      'application/json': { schema, ...(example && { example }) },
      ...(multipart && { 'multipart/form-data': { schema: withFiles(schema, files) } }),
    },
  };
}

function withFiles(schema: JsonSchema, files: Record<string, string> = {}) {
  const properties = Object.fromEntries(
    Object.entries(files).map(([name, description]) => [name, fileField(name, description)]),
  );
  return { allOf: [schema, { type: 'object', properties }] };
}

function fileField(name: string, description: string) {
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  return name.endsWith('[]') ? { type: 'array', items: file, description } : { ...file, description };
}
