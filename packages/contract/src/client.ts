import type { Endpoint, InputOf, ResponseOf } from './endpoint.ts';

/** Headers every request may carry (specification 000 §7). Undefined values are left out. */
export type RequestHeaders = Record<string, string | undefined>;

export type WireRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | FormData;
  signal?: AbortSignal;
};
export type WireResponse = { status: number; headers: { get(name: string): string | null }; text: string };

/** Moves a request: over HTTP in the browser, in process while rendering on the server. */
export type Transport = (request: WireRequest) => Promise<WireResponse>;

export type FieldError = { code: string; message: string };

/** A refused call. `errors` is empty for answers of the single-text form; `message` is always fit to show. */
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

export type CallOptions = { headers?: RequestHeaders; signal?: AbortSignal };

export type Client = {
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<ResponseOf<E>>;
};

type LooseInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown> | FormData;
};

/** `/stores/{id}` with its parameters and query filled in; undefined query values are left out. */
export function urlOf(endpoint: Endpoint, input: LooseInput): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value === undefined || value === null) continue;
    query.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/**
 * The typed client. `headers` is asked at every call, so a changed zone, module, language or token is used at once.
 * Throws `ApiError` for refusals; a transport's own failure (offline) passes through.
 */
export function createClient(transport: Transport, headers: () => RequestHeaders = () => ({})): Client {
  async function call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options: CallOptions = {}) {
    const loose = input as LooseInput;
    const sent: Record<string, string> = { accept: 'application/json' };
    for (const [name, value] of Object.entries({ ...headers(), ...options.headers })) {
      if (value !== undefined) sent[name.toLowerCase()] = value;
    }
    let body: string | FormData | undefined;
    if (loose.body instanceof FormData) body = loose.body;
    else if (loose.body !== undefined && Object.keys(loose.body).length > 0) {
      body = JSON.stringify(loose.body);
      sent['content-type'] = 'application/json';
    }
    const answer = await transport({
      method: endpoint.method,
      url: urlOf(endpoint, loose),
      headers: sent,
      body,
      signal: options.signal,
    });
    const data: unknown = answer.text === '' ? null : parse(answer.text);
    if (answer.status >= 400) throw rejectionOf(answer.status, data);
    return data as ResponseOf<E>;
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

function rejectionOf(status: number, data: unknown): ApiError {
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
      body: request.body,
      signal: request.signal,
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
}
