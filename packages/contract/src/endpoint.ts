import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** The required viewer: anyone, a guest or customer, or a signed-in customer. */
export type Access = 'public' | 'guest' | 'customer';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The declarations of every endpoint, of the shop and of the console. */
export type BaseEndpoint = {
  name: string;
  tag: string;
  summary: string;
  method: Method;
  path: `/${string}`;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  multipart?: true;
  response: z.ZodType;
  /** Query values of every call. */
  sends?: Readonly<Record<string, string>>;
};

const STORED_BY = ['zones', 'module', 'point'] as const;
export type StoredBy = (typeof STORED_BY)[number];

/** Lists depend on zones, module and location. */
export const STORED_LIST = { by: STORED_BY } as const;

/**
 * An endpoint is data. Paths write parameters as `{id}`.
 * `query` and `body` are objects; `multipart` accepts the same body as form data with nested values as JSON text.
 * `cache` is the browser's and a CDN's freshness in seconds for responses for everyone; public GET endpoints only. The
 * handler sees no viewer.
 * `stored` lets the server cache responses; public GET endpoints only. `by` names the headers that they depend on beside
 * the language; the handler does not see the others.
 */
export type Endpoint = BaseEndpoint & {
  /** What callers of the API need to know beyond the summary. */
  description?: string;
  access: Access;
  /** A valid body. Examples of responses come from their fields. */
  example?: Record<string, unknown>;
  /** The files of a multipart body by field. A name that ends in `[]` may be repeated. */
  files?: Record<string, string>;
  idempotent?: true;
  /**
   * A change that a read-only view of the staff may make: ending itself. Other changes are rejected with `read_only`.
   */
  readOnly?: true;
  cache?: { seconds: number };
  stored?: { by: readonly StoredBy[] };
  /** The response to `fields=card`: `response` with fewer fields per row. */
  cards?: z.ZodType;
  /** Rejections beyond those that the server adds for the access and the input. */
  errors?: readonly ErrorCode[];
};

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** An endpoint whose calls request `cards`. */
export type CardsOf<E extends Endpoint & { cards: z.ZodType }> = Omit<E, 'response'> & {
  response: E['cards'];
};

/** The endpoint with the response that carries only what cards show. */
export function asCards<const E extends Endpoint & { cards: z.ZodType }>(complete: E): CardsOf<E> {
  return { ...complete, response: complete.cards, sends: { fields: 'card' } };
}

type In<S> = S extends z.ZodType ? z.input<S> : undefined;
type Out<S> = S extends z.ZodType ? z.output<S> : undefined;
type Declared<T> = { [K in keyof T as [T[K]] extends [undefined] ? never : K]: T[K] };
/** A query with only optional fields may be omitted. */
type OptionalQuery<T> = T extends { query: infer Q }
  ? object extends Q
    ? Omit<T, 'query'> & { query?: Q }
    : T
  : T;

/** The input of a call: those of `params`, `query` and `body` that the endpoint declares. */
export type InputOf<E extends BaseEndpoint> = OptionalQuery<
  Declared<{
    params: In<E['params']>;
    query: In<E['query']>;
    body: E extends { multipart: true } ? In<E['body']> | FormData : In<E['body']>;
  }>
>;

/** The input of a handler, after validation. */
export type ParsedInput<E extends BaseEndpoint> = {
  params: Out<E['params']>;
  query: Out<E['query']>;
  body: Out<E['body']>;
};

export type ResponseOf<E extends BaseEndpoint> = z.output<E['response']>;
/** The return value of a handler, before undeclared fields are stripped. */
export type ResponseInput<E extends BaseEndpoint> = z.input<E['response']>;
