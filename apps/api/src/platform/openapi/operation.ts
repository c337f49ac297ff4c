import type { Endpoint } from '@errand/contract';
import { ENDPOINT_NOTES } from '@errand/contract/documentation/endpoints';
import type { EndpointNote } from '@errand/contract/documentation/note';
import type { createComponents } from './components.ts';
import type { JsonSchema } from './json-schema.ts';
import { parametersOf } from './parameters.ts';
import { errorResponses } from './responses.ts';

export function operation(endpoint: Endpoint, components: ReturnType<typeof createComponents>) {
  const note: EndpointNote | undefined = ENDPOINT_NOTES[endpoint.name];
  return {
    operationId: endpoint.name,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    ...(note && { description: note.description }),
    security: SECURITY[endpoint.access],
    parameters: parametersOf(endpoint),
    ...(endpoint.body && {
      requestBody: requestBody(endpoint, components.bodyOf({ ...endpoint, body: endpoint.body }), note),
    }),
    responses: {
      200: {
        description: 'Done',
        content: {
          'application/json': {
            schema: components.responseOf(endpoint),
            ...(note?.response !== undefined && { example: note.response }),
          },
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

function requestBody(endpoint: Endpoint, schema: JsonSchema, note: EndpointNote | undefined) {
  const example = note?.body && { example: note.body };
  return {
    required: endpoint.body?.safeParse({}).success !== true,
    content: {
      'application/json': { schema, ...example },
      ...(endpoint.multipart && { 'multipart/form-data': { schema: withFiles(schema, note?.files) } }),
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
