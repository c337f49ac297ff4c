import { type Endpoint, ERRORS, type ErrorCode } from '@errand/contract';
import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import { errorText } from '../texts/index.ts';

const ERROR = { $ref: '#/components/schemas/Error' };

/** Rejections of an endpoint by status: each with its codes, the schema of the body and an example for each code. */
export function errorResponses(endpoint: Endpoint): Record<string, object> {
  const byStatus = Map.groupBy(errorCodesOf(endpoint), (code) => ERRORS[code]);
  return {
    ...Object.fromEntries([...byStatus].map(([status, codes]) => [String(status), rejection(status, codes)])),
    '4XX': { $ref: '#/components/responses/Rejection' },
    '5XX': { $ref: '#/components/responses/Failure' },
  };
}

/** The declared codes, and those that the server adds for this kind of endpoint. */
export function errorCodesOf(endpoint: Endpoint): ErrorCode[] {
  const { access, params, query, body, method, errors = [] } = endpoint;
  return [
    ...new Set<ErrorCode>([
      ...(access === 'guest' ? (['guest_required'] as const) : []),
      ...(access === 'customer' ? (['unauthenticated'] as const) : []),
      ...errors,
      ...(params || query || body ? (['validation', 'required'] as const) : []),
      ...(access === 'guest' ? (['unauthenticated'] as const) : []),
      ...(body ? (['too_large'] as const) : []),
      ...(method === 'GET' ? [] : (['maintenance'] as const)),
    ]),
  ];
}

function rejection(status: number, codes: ErrorCode[]) {
  return {
    description: codes.map((code) => `- \`${code}\`: ${errorText(code, DEFAULT_LANGUAGE)}`).join('\n'),
    ...(status === 429 || status === 503 ? { headers: RETRY_AFTER } : {}),
    content: {
      'application/json': {
        schema: ERROR,
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  };
}

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds until the next attempt.', schema: { type: 'integer' } },
};

/** Responses that any operation may return in addition to its own. */
export const UNLISTED = {
  Rejection: {
    description: 'Any other invalid call, such as one with headers that are too large.',
    content: { 'application/json': { schema: ERROR } },
  },
  Failure: {
    description:
      '`internal`, `unavailable` or, to be repeated after `Retry-After`, `busy`. `request_id` is in the server’s log too.',
    content: { 'application/json': { schema: ERROR } },
  },
};

/** An example body for each of the codes. `validation` and `required` are sent under the name of the field. */
export function errorExamples(codes: Iterable<ErrorCode>): Record<string, object> {
  return Object.fromEntries(
    [...new Set(codes)].toSorted().map((code) => {
      const sent = code === 'validation' || code === 'required' ? 'order_id' : code;
      return [code, { value: { errors: [{ code: sent, message: errorText(code, DEFAULT_LANGUAGE) }] } }];
    }),
  );
}
