import type { ConsoleEndpoint } from '@errand/contract/console/console-endpoint';

/** JSON Schema of a query or body, limited to what lists and forms read. `control` names a custom control. */
export type Schema = {
  type?: string;
  format?: string;
  control?: string;
  enum?: (string | number)[];
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  items?: Schema;
};

/** The query or body of an endpoint, which the build has turned from zod into JSON Schema (vite/describe-endpoint.ts). */
export function schemaOf(endpoint: ConsoleEndpoint, part: 'query' | 'body'): Schema {
  return (endpoint[part] ?? {}) as unknown as Schema;
}

/** The schema of a value that may be null or absent. */
export function withoutNull(schema: Schema): Schema {
  const { anyOf, ...rest } = schema;
  const value = anyOf?.find(({ type }) => type !== 'null');
  return value ? { ...rest, ...value } : schema;
}

export function isNullable({ anyOf }: Schema): boolean {
  return anyOf?.some(({ type }) => type === 'null') ?? false;
}
