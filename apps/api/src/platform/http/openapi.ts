import { ENDPOINTS, type Endpoint, ERRORS, errorText } from '@errand/contract';
import { z } from 'zod';

type Schema = { properties?: Record<string, unknown>; required?: string[] };

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function parameters(endpoint: Endpoint) {
  return (['params', 'query'] as const).flatMap((part) => {
    const schema = endpoint[part] ? jsonSchema(endpoint[part], 'input') : {};
    return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
      name,
      in: part === 'params' ? 'path' : 'query',
      required: part === 'params' || (schema.required ?? []).includes(name),
      schema: property,
    }));
  });
}

/** Error codes grouped by status, each with its English text. */
function errorResponses(endpoint: Endpoint) {
  const responses: Record<string, { description: string }> = {};
  for (const code of endpoint.errors) {
    const status = String(ERRORS[code].status);
    const line = `\`${code}\`: ${errorText(code, 'en')}`;
    responses[status] = {
      description: responses[status] ? `${responses[status].description}\n\n${line}` : line,
    };
  }
  return responses;
}

function operation(endpoint: Endpoint) {
  const content = endpoint.body && { schema: jsonSchema(endpoint.body, 'input') };
  return {
    operationId: endpoint.name,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    security: endpoint.access === 'customer' ? [{ bearer: [] }] : [],
    parameters: [
      ...parameters(endpoint),
      ...['zoneId', 'moduleId', 'X-localization'].map((name) => ({
        $ref: `#/components/parameters/${name}`,
      })),
      ...(endpoint.idempotent ? [{ $ref: '#/components/parameters/Idempotency-Key' }] : []),
    ],
    requestBody: content && {
      content: {
        'application/json': content,
        ...(endpoint.multipart && { 'multipart/form-data': content }),
      },
    },
    responses: {
      200: {
        description: 'Done',
        content: { 'application/json': { schema: jsonSchema(endpoint.response, 'output') } },
      },
      ...errorResponses(endpoint),
    },
  };
}

function header(name: string, description: string) {
  return { name, in: 'header', required: false, description, schema: { type: 'string' } };
}

/** The OpenAPI 3.1 document of the contract's endpoints. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of ENDPOINTS) {
    const path = paths[endpoint.path] ?? {};
    path[endpoint.method.toLowerCase()] = operation(endpoint);
    paths[endpoint.path] = path;
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Errand', version: '1', description: 'Ordering food, groceries, medicine and more.' },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      parameters: {
        zoneId: header('zoneId', 'JSON array of zone ids as text, such as [1,2]'),
        moduleId: header('moduleId', 'One module id'),
        'X-localization': header('X-localization', 'Language of names and messages: en or ar'),
        'Idempotency-Key': header('Idempotency-Key', 'A repeated key gets the first answer'),
      },
    },
  };
}
