import type { Call, Operation } from './operations.ts';

const BOUNDARY = 'errand-fuzz';

/** The viewer of a call: its headers and query. */
export type Identity = { headers: Record<string, string>; query: Record<string, string> };

export type WireCall = {
  method: 'GET';
  url: string;
  headers: Record<string, string>;
  payload?: string;
};

/** The request on the wire, as `inject` takes it. */
export function requestOf(
  { method, path }: Pick<Operation, 'method' | 'path'>,
  call: Call,
  { headers, query }: Identity,
): WireCall {
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(textOf(call.path[name])));
  const pairs = Object.entries({ ...call.query, ...query }).map(
    ([name, value]) => `${encoded(name)}=${encoded(textOf(value))}`,
  );
  return {
    method: method as 'GET',
    url: pairs.length > 0 ? `${url}?${pairs.join('&')}` : url,
    headers: { ...call.headers, ...headers, ...contentType(call) },
    ...(call.body && { payload: bodyOf(call.body, call.encoding) }),
  };
}

export function describeRequest({ method, url, headers, payload = '' }: WireCall): string {
  return `${method} ${url} ${JSON.stringify(headers)} ${payload.slice(0, 2000)}`;
}

function contentType({ body, encoding }: Call): Record<string, string> {
  if (!body) return {};
  if (encoding === 'json') return { 'content-type': 'application/json' };
  if (encoding === 'form') return { 'content-type': 'application/x-www-form-urlencoded' };
  return { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
}

function bodyOf(body: Record<string, unknown>, encoding: Call['encoding']): string {
  if (encoding === 'json') return JSON.stringify(body);
  if (encoding === 'form')
    return Object.entries(body)
      .map(([name, value]) => `${encoded(name)}=${encoded(textOf(value))}`)
      .join('&');
  const parts = Object.entries(body).map(
    ([name, value]) =>
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name.replaceAll(/["\r\n]/g, '')}"\r\n\r\n${textOf(value)}\r\n`,
  );
  // A broken body ends within a part.
  return encoding === 'broken' ? parts.join('').slice(0, -3) : `${parts.join('')}--${BOUNDARY}--\r\n`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Half of a surrogate pair, which `encodeURIComponent` rejects, is sent as bytes that are invalid UTF-8. */
function encoded(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}
