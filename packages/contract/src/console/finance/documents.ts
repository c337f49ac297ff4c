import { DOCUMENT_KINDS } from '@errand/domain/invoicing';
import { z } from 'zod';
import { consoleEndpoint, LIST } from '../console-endpoint.ts';
import {
  amountMinor,
  done,
  fileContent,
  id,
  idFilter,
  instant,
  instantFilter,
  listFields,
  listOf,
  named,
  pageFields,
  version,
} from '../fields.ts';
import { month } from './periods.ts';

/** Why a document cannot be issued: data of its seller are missing, or for a reverse charge those of the store. */
export const ISSUE_PROBLEMS = [
  'legal_name',
  'address',
  'tax_number',
  'tax_country',
  'store_tax_number',
  'rules',
] as const;
export type IssueProblem = (typeof ISSUE_PROBLEMS)[number];

/** The forms of a document: PDF with the data inside, or the data alone (UBL 2.1). */
export const DOCUMENT_FORMS = ['pdf', 'xml'] as const;
export const ISSUER_KINDS = ['operator', 'store'] as const;

const businessDocument = z.object({
  id,
  number: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  /** The store whose document it is, or that it is for; null for those of the operator to customers. */
  store: named.nullable(),
  issuer: z.enum(ISSUER_KINDS),
  order_id: id.nullable(),
  /** The number of the corrected invoice. */
  credits: z.string().nullable(),
  /** `YYYY-MM-DD`. */
  issued_on: z.string(),
  issued_at: instant,
  total_minor: amountMinor,
  tax_minor: amountMinor,
});
export type IssuedDocument = z.output<typeof businessDocument>;

/** Documents of one seller that wait for the same data. */
const waitingDocuments = z.object({
  /** Null for the operator. */
  store: named.nullable(),
  problems: z.array(z.enum(ISSUE_PROBLEMS)),
  count: z.number().int(),
  since: instant,
});
export type WaitingDocuments = z.output<typeof waitingDocuments>;

export type DocumentFile = z.output<typeof fileContent>;

/** Not `format`, which is the parameter of exports of lists. */
const fileQuery = z.object({ form: z.enum(DOCUMENT_FORMS) });
const read = { tag: 'Finance', target: 'document', permission: 'finance.read', scope: 'zone' } as const;
const ofStore = { tag: 'Finance', target: 'store', permission: 'stores.payout', scope: 'store' } as const;

export const listDocuments = consoleEndpoint({
  ...read,
  ...LIST,
  name: 'listDocuments',
  summary: 'Invoices and credit notes, the latest first',
  path: '/api/console/v1/finance/documents',
  query: z.object({
    /** The number of a document, or of its order. */
    ...listFields,
    kind: z.enum(DOCUMENT_KINDS).optional(),
    issuer: z.enum(ISSUER_KINDS).optional(),
    store_id: idFilter,
    /** When it was issued. */
    from: instantFilter,
    to: instantFilter,
  }),
  response: listOf(businessDocument),
});

export const getDocumentFile = consoleEndpoint({
  ...read,
  name: 'getDocumentFile',
  summary: 'An issued document as PDF or as UBL 2.1, in the language of the call',
  method: 'GET',
  path: '/api/console/v1/finance/documents/{id}/file',
  query: fileQuery,
  response: fileContent,
  errors: ['busy'],
});

export const listWaitingDocuments = consoleEndpoint({
  ...read,
  name: 'listWaitingDocuments',
  summary: 'Documents that wait for data of their seller, by seller',
  method: 'GET',
  path: '/api/console/v1/finance/waiting-documents',
  response: z.object({ rows: z.array(waitingDocuments) }),
});

export const issueWaitingDocuments = consoleEndpoint({
  ...read,
  name: 'issueWaitingDocuments',
  summary: 'Issues the documents whose data have come. A job does it every ten minutes',
  method: 'POST',
  scope: 'all',
  permission: 'finance.pay',
  path: '/api/console/v1/finance/waiting-documents/issue',
  changes: ['finance'],
  response: done,
});

export const billStores = consoleEndpoint({
  tag: 'Finance',
  target: 'document',
  permission: 'finance.pay',
  scope: 'all',
  name: 'billStores',
  summary:
    'Issues the invoices of a closed month to all stores, or to one. A job does it after the end of the month',
  method: 'POST',
  path: '/api/console/v1/finance/store-invoices',
  changes: ['finance'],
  body: z.object({
    month,
    store_id: id.nullable(),
  }),
  response: done,
  errors: ['month_open'],
});

export const listStoreDocuments = consoleEndpoint({
  ...ofStore,
  method: 'GET',
  name: 'listStoreDocuments',
  summary: 'The documents of a store and those that it got from the operator, for the store itself',
  path: '/api/console/v1/stores/{id}/documents',
  query: z.object({ ...pageFields, kind: z.enum(DOCUMENT_KINDS).optional() }),
  response: listOf(businessDocument),
});

export const getStoreDocumentFile = consoleEndpoint({
  ...ofStore,
  name: 'getStoreDocumentFile',
  summary: 'A document of the store as PDF or as UBL 2.1, for the store itself',
  method: 'GET',
  path: '/api/console/v1/stores/{id}/documents/{document}/file',
  params: z.object({ id: z.coerce.number().int().positive(), document: z.coerce.number().int().positive() }),
  query: fileQuery,
  response: fileContent,
  errors: ['busy'],
});

const text = (most: number) => z.string().trim().max(most);

/** What documents say about a store. Documents that were issued keep what they say. */
const seller = z.object({
  legal_name: text(200),
  address: text(300),
  city: text(100),
  postcode: text(20),
  register_number: text(60),
  tax_number: text(30),
  /** What is missing to issue documents. */
  problems: z.array(z.enum(ISSUE_PROBLEMS)),
  /** How many documents wait for it. */
  waiting: z.number().int(),
  version,
});
export type SellerDetails = z.output<typeof seller>;

/** The version of details that were never entered. */
export const NO_SELLER = 'none';

const ofSeller = { tag: 'Stores', target: 'store', scope: 'store' } as const;

export const getSeller = consoleEndpoint({
  ...ofSeller,
  name: 'getSeller',
  summary: 'What the documents of a store say about it as the seller',
  method: 'GET',
  permission: 'stores.update',
  path: '/api/console/v1/stores/{id}/seller',
  response: seller,
});

export const setSeller = consoleEndpoint({
  ...ofSeller,
  name: 'setSeller',
  summary: 'Sets it, by the office or the store itself. Documents that waited for it are issued',
  method: 'PUT',
  permission: 'stores.update',
  path: '/api/console/v1/stores/{id}/seller',
  changes: ['stores', 'finance'],
  // A seller can have no postcode and no number; the form then leaves them empty.
  body: seller.omit({ problems: true, waiting: true }).extend({
    postcode: seller.shape.postcode.default(''),
    register_number: seller.shape.register_number.default(''),
    tax_number: seller.shape.tax_number.default(''),
  }),
  response: seller,
  errors: ['tax_number_country'],
});
