import type { Endpoint } from '@errand/contract';
import type { ParameterPlace } from '@errand/contract/documentation/other-paths';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '@errand/domain/language';
import { annotate, noteOf } from './annotate.ts';
import { type JsonSchema, toJsonSchema } from './json-schema.ts';

type Parameter = {
  name: string;
  in: ParameterPlace;
  required: boolean;
  description?: string;
  example?: unknown;
  schema: JsonSchema;
};

const CODES = LANGUAGE_CODES.map((code) => `\`${code}\``).join(' or ');

/** The headers that any call may send. */
export const HEADERS = {
  zoneId: header(
    'zoneId',
    'The delivery zones of the visitor as a JSON array, from `getZoneId`. Lists show what these zones offer.',
    '[1]',
  ),
  moduleId: header('moduleId', 'The module of the call, from `listModules`.', '1'),
  'X-localization': header('X-localization', `Language of names and messages: ${CODES}.`, DEFAULT_LANGUAGE),
  latitude: header(
    'latitude',
    'Latitude of the visitor’s place, for distances and delivery charges.',
    '25.2048',
  ),
  longitude: header('longitude', 'Longitude of the visitor’s place.', '55.2708'),
  'Idempotency-Key': header(
    'Idempotency-Key',
    'A key of the client for one intent. A repeated key gets the first response and changes nothing.',
    '5b2f7c1e-8a34-4f0e-9d57-2f6a1c9e0b11',
  ),
};

function header(name: string, description: string, example: string): Parameter {
  return { name, in: 'header', required: false, description, example, schema: { type: 'string' } };
}

/** Path and query parameters of an endpoint, and references to the headers it reads. */
export function parametersOf(endpoint: Endpoint) {
  const declared = [...declaredIn(endpoint, 'params'), ...declaredIn(endpoint, 'query')];
  const guest = endpoint.access === 'guest' && !declared.some(({ name }) => name === 'guest_id');
  return [
    ...declared,
    ...(guest ? [parameter('query', 'guest_id', { type: 'string' }, false)] : []),
    ...Object.keys(HEADERS)
      .filter((name) => name !== 'Idempotency-Key' || endpoint.idempotent)
      .map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ];
}

function declaredIn(endpoint: Endpoint, part: 'params' | 'query'): Parameter[] {
  const schema = endpoint[part] && toJsonSchema(endpoint[part], 'input');
  return Object.entries(schema?.properties ?? {}).map(([name, property]) =>
    parameter(part === 'params' ? 'path' : 'query', name, property, schema?.required?.includes(name)),
  );
}

function parameter(place: 'path' | 'query', name: string, schema: JsonSchema, required = false): Parameter {
  const { description, examples, ...bare } = schema;
  const note = noteOf(name, schema);
  const [example] = note.examples ?? [];
  return {
    name,
    in: place,
    required: place === 'path' || required,
    ...(note.description && { description: note.description }),
    ...(example !== undefined && { example }),
    schema: annotate(bare),
  };
}
