import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** Who may call: anyone, someone with a `guest_id` or a token, or only a signed-in customer. */
export type Access = 'public' | 'guest' | 'customer';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * An endpoint is data. Paths write parameters as `{id}`.
 * `query` and `body` are objects; `multipart` accepts the same body as form data with nested values as JSON text.
 * `cache` is the browser's and a CDN's freshness in seconds for answers that do not depend on who looks.
 */
export type Endpoint = {
  name: string;
  tag: string;
  summary: string;
  method: Method;
  path: `/${string}`;
  access: Access;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  multipart?: true;
  idempotent?: true;
  cache?: { seconds: number };
  response: z.ZodType;
  errors: readonly ErrorCode[];
};

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type In<S> = S extends z.ZodType ? z.input<S> : undefined;
type Out<S> = S extends z.ZodType ? z.output<S> : undefined;
type Declared<T> = { [K in keyof T as [T[K]] extends [undefined] ? never : K]: T[K] };
/** A query whose every field is optional may be left out. */
type OptionalQuery<T> = T extends { query: infer Q }
  ? object extends Q
    ? Omit<T, 'query'> & { query?: Q }
    : T
  : T;

/** What a caller of an endpoint hands over: `{ params, query, body }`, only the parts the endpoint declares. */
export type InputOf<E extends Endpoint> = OptionalQuery<
  Declared<{
    params: In<E['params']>;
    query: In<E['query']>;
    body: E extends { multipart: true } ? In<E['body']> | FormData : In<E['body']>;
  }>
>;

/** The same after validation, as a handler sees it. */
export type ParsedInput<E extends Endpoint> = {
  params: Out<E['params']>;
  query: Out<E['query']>;
  body: Out<E['body']>;
};

export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
/** What a handler may return: the answer before undeclared fields are stripped. */
export type ResponseInput<E extends Endpoint> = z.input<E['response']>;
