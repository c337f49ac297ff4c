import { z } from 'zod';
import { consoleEndpoint, LIST } from '../console-endpoint.ts';
import { actor, id, instant, listOf, pageFields } from '../fields.ts';

/** `checking` until the month was compared, `differing` if it cannot be closed, `ready` for a second member. */
export const CLOSING_STATES = ['checking', 'differing', 'ready', 'closed'] as const;

/** A month of the books, `YYYY-MM`. */
export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

const closing = z.object({
  id,
  month,
  status: z.enum(CLOSING_STATES),
  requested_by: actor,
  requested_at: instant,
  checked_at: instant.nullable(),
  closed_by: actor,
  closed_at: instant.nullable(),
  entries: z.number().int().nullable(),
  /** The hash of the month's entries, chained to the month before; null until the file is written. */
  hash: z.string().nullable(),
});
export type Closing = z.output<typeof closing>;

const closingDetail = closing.extend({
  /** What the books of the month differ in, at most 100 lines, each with its order, account or payment. */
  problems: z.array(z.string()),
  problem_count: z.number().int(),
  /** Whether the caller may close it, as another member than the one who asked for it. */
  closable: z.boolean(),
});
export type ClosingDetail = z.output<typeof closingDetail>;

const base = { tag: 'Finance', scope: 'all', target: 'closing' } as const;
const read = { ...base, permission: 'finance.read' } as const;
const close = {
  ...base,
  permission: 'finance.close',
  method: 'POST',
  stepUp: true,
  changes: ['finance'],
} as const;

export const listClosings = consoleEndpoint({
  ...read,
  name: 'listClosings',
  summary: 'Months that are closed or about to be, the latest first',
  ...LIST,
  path: '/api/console/v1/finance/closings',
  query: z.object(pageFields),
  response: listOf(closing),
});

export const getPeriods = consoleEndpoint({
  ...read,
  name: 'getPeriods',
  summary: 'The first day that takes entries, the month that can be closed next, and the key of closings',
  method: 'GET',
  path: '/api/console/v1/finance/periods',
  response: z.object({
    /** `YYYY-MM-DD`; null while no month is closed. */
    first_open_day: z.string().nullable(),
    /** Null if no month has ended since the last closing, or one is about to be closed. */
    next_month: month.nullable(),
    /** Ed25519, SPKI in PEM: closings are verified by it. */
    public_key: z.string(),
  }),
});

export const getClosing = consoleEndpoint({
  ...read,
  name: 'getClosing',
  summary: 'A closing with what keeps it from being closed',
  method: 'GET',
  path: '/api/console/v1/finance/closings/{id}',
  response: closingDetail,
});

export const requestClosing = consoleEndpoint({
  ...close,
  name: 'requestClosing',
  summary: 'Compares the books of the next month to be closed. A second member closes it then',
  path: '/api/console/v1/finance/closings',
  body: z.object({ month }),
  response: closingDetail,
  errors: ['closing_order'],
});

export const checkClosing = consoleEndpoint({
  ...close,
  name: 'checkClosing',
  summary: 'Compares the books of a month again',
  path: '/api/console/v1/finance/closings/{id}/check',
  response: closingDetail,
  errors: ['closing_state'],
});

export const closeMonth = consoleEndpoint({
  ...close,
  name: 'closeMonth',
  summary:
    'Closes a month for good; never by the member who asked for it. Later entries belong to the open month',
  path: '/api/console/v1/finance/closings/{id}/closing',
  response: closingDetail,
  errors: ['closing_own', 'closing_state', 'closing_differs', 'closing_busy'],
});

export const cancelClosing = consoleEndpoint({
  ...close,
  name: 'cancelClosing',
  summary: 'Gives a closing up that is not closed',
  path: '/api/console/v1/finance/closings/{id}/cancellation',
  response: z.object({ done: z.literal(true) }),
  errors: ['closing_state'],
});

const closingFile = z.object({ file_name: z.string(), content: z.string() });

export const getClosingFile = consoleEndpoint({
  ...read,
  name: 'getClosingFile',
  summary: 'The signed file of a closing, byte by byte as it was written',
  method: 'GET',
  path: '/api/console/v1/finance/closings/{id}/file',
  response: closingFile,
  errors: ['closing_file'],
});

/** What is wrong with a file: it is none, its signature or its sums do not fit, or it differs from the books. */
export const CLOSING_FILE_FAULTS = [
  'format',
  'signature',
  'key',
  'balances',
  'sums',
  'entries',
  'unknown',
  'stored',
  'hash',
] as const;

export const verifyClosing = consoleEndpoint({
  ...read,
  name: 'verifyClosing',
  summary: 'Verifies the signature and the sums of a closing’s file, and compares it with the books',
  method: 'POST',
  path: '/api/console/v1/finance/verification',
  unaudited: true,
  bodyBytes: 64 * 1024 * 1024,
  body: z.object({ content: z.string().max(64 * 1024 * 1024) }),
  response: z.object({ month: month.nullable(), faults: z.array(z.enum(CLOSING_FILE_FAULTS)) }),
});
