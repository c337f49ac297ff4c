import type { BaseEndpoint, Endpoint, InputOf, Method, ResponseOf } from './endpoint.ts';

/** Headers of a request. Undefined values are omitted. */
export type RequestHeaders = Record<string, string | undefined>;

export type WireRequest = {
  method: Method;
  url: string;
  headers: Record<string, string>;
  body?: string | FormData | undefined;
  signal?: AbortSignal | undefined;
};
export type WireResponse = { status: number; headers: { get(name: string): string | null }; text: string };

/** Sends a request: over HTTP in the browser, in process while rendering on the server. */
export type Transport = (request: WireRequest) => Promise<WireResponse>;

export type FieldError = { code: string; message: string };

/** A rejected call. `errors` is empty for responses with a single text; `message` can always be displayed. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: FieldError[];
  readonly details: Record<string, unknown>;
  readonly requestId: string | undefined;

  constructor(
    status: number,
    message: string,
    errors: FieldError[],
    details: Record<string, unknown>,
    requestId?: string,
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.errors = errors;
    this.details = details;
    this.requestId = requestId;
  }

  /** The stable reason of the first error, such as `out_of_stock`. */
  get code(): string {
    return this.errors[0]?.code ?? '';
  }
}

export type CallOptions = { headers?: RequestHeaders; signal?: AbortSignal | undefined };

/** `Base` limits which endpoints a client calls: the shop's, or those of the console. */
export type Client<Base extends BaseEndpoint = Endpoint> = {
  call<E extends Base>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<ResponseOf<E>>;
};

type Value = string | number | boolean | null | undefined | readonly unknown[] | { [name: string]: unknown };
type LooseInput = {
  params?: Record<string, Value>;
  query?: Record<string, Value>;
  body?: Record<string, unknown> | FormData;
};

/** `/stores/{id}` with its parameters and query filled in; undefined query values are omitted. */
export function urlOf(endpoint: BaseEndpoint, input: LooseInput): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(textOf(input.params?.[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...input.query, ...endpoint.sends })) {
    if (value === undefined || value === null) continue;
    query.set(name, textOf(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

function textOf(value: Value): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

/**
 * The typed client. `headers` is evaluated per call, so a changed zone, module, language or token applies at once.
 * Throws `ApiError` for rejections; errors of the transport (offline) pass through.
 */
export function createClient<Base extends BaseEndpoint = Endpoint>(
  transport: Transport,
  headers: () => RequestHeaders = () => ({}),
): Client<Base> {
  function call<E extends Base>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ): Promise<ResponseOf<E>>;
  async function call(
    endpoint: BaseEndpoint,
    input: LooseInput,
    options: CallOptions = {},
  ): Promise<unknown> {
    const requestHeaders: Record<string, string> = { accept: 'application/json' };
    for (const [name, value] of Object.entries({ ...headers(), ...options.headers })) {
      if (value !== undefined) requestHeaders[name.toLowerCase()] = value;
    }
    let body: string | FormData | undefined;
    if (input.body instanceof FormData) body = input.body;
    else if (input.body !== undefined && Object.keys(input.body).length > 0) {
      body = JSON.stringify(input.body);
      requestHeaders['content-type'] = 'application/json';
    }
    const response = await transport({
      method: endpoint.method,
      url: urlOf(endpoint, input),
      headers: requestHeaders,
      body,
      signal: options.signal,
    });
    const data: unknown = response.text === '' ? null : parse(response.text);
    if (response.status >= 400) throw toApiError(response.status, data);
    return data;
  }
  return { call };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function toApiError(status: number, data: unknown): ApiError {
  const body = (data ?? {}) as {
    errors?: FieldError[];
    message?: string;
    details?: Record<string, unknown>;
    request_id?: string;
  };
  const errors = Array.isArray(body.errors) ? body.errors : [];
  const message = errors[0]?.message ?? body.message ?? `HTTP ${status}`;
  return new ApiError(status, message, errors, body.details ?? {}, body.request_id);
}

/** The transport of browsers and scripts. `origin` is '' for the same origin. */
export function httpTransport(origin = ''): Transport {
  return async function send(request) {
    const response = await fetch(origin + request.url, {
      method: request.method,
      headers: request.headers,
      body: request.body ?? null,
      signal: request.signal ?? null,
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
}
