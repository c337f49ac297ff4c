import { IDENTITY_TYPES } from '@errand/domain/registration';
import { z } from 'zod';
import { consoleEndpoint, LIST, objectEndpoints } from '../console-endpoint.ts';
import {
  id,
  idFilter,
  instant,
  instantFilter,
  listFields,
  listOf,
  named,
  personal,
  reason,
} from '../fields.ts';

export const APPLICATION_STATES = ['pending', 'approved', 'rejected'] as const;

const applicant = {
  id,
  applicant: personal,
  phone: personal,
  mail: personal,
  zone: named,
  status: z.enum(APPLICATION_STATES),
  created_at: instant,
};

const decision = {
  decided_at: instant.nullable(),
  /** The reason that the applicant received; null unless rejected. */
  reject_reason: z.string().nullable(),
  /** Papers that can be shown. */
  paper_count: z.number().int(),
};

export const storeApplicationRow = z.object({
  ...applicant,
  name: z.string(),
  module: named,
  plan: z.enum(['commission', 'subscription']),
  /** The name of a monthly plan. */
  plan_name: z.string().nullable(),
  plan_paid: z.boolean(),
});

export const storeApplication = storeApplicationRow.extend({
  ...decision,
  name_ar: z.string().nullable(),
  address: personal,
  latitude: z.number(),
  longitude: z.number(),
  /** Delivery time. */
  minutes_from: z.number().int(),
  minutes_to: z.number().int(),
  tax_percent: z.number(),
  tin: personal.nullable(),
  tin_expires_on: z.string().nullable(),
  logo: z.string().nullable(),
  cover: z.string().nullable(),
  /** The store that the approval created. */
  store_id: id.nullable(),
});
export type StoreApplication = z.output<typeof storeApplication>;

export const courierApplicationRow = z.object({
  ...applicant,
  vehicle: named,
  /** Paid per order instead of a salary. */
  freelance: z.boolean(),
});

export const courierApplication = courierApplicationRow.extend({
  ...decision,
  identity_type: z.enum(IDENTITY_TYPES),
  identity_number: personal,
  /** The courier that the approval created. */
  courier_id: id.nullable(),
});
export type CourierApplication = z.output<typeof courierApplication>;

/** What a paper of an application shows. */
export const PAPERS = ['portrait', 'identity', 'tax_certificate'] as const;
export type PaperKind = (typeof PAPERS)[number];

const papers = z.object({
  papers: z.array(
    z.object({
      paper: z.enum(PAPERS),
      /** A `data:` URL: papers have no address of their own. */
      url: personal,
    }),
  ),
});

const query = z.object({
  ...listFields,
  sort: z.enum(['created_at']).optional(),
  status: z.enum(APPLICATION_STATES).optional(),
  zone_id: idFilter,
  from: instantFilter,
  to: instantFilter,
});

const ofStores = {
  tag: 'Applications',
  target: 'store_application',
  permission: 'stores.approve',
  scope: 'zone',
} as const;
const ofCouriers = {
  tag: 'Applications',
  target: 'courier_application',
  permission: 'couriers.approve',
  scope: 'zone',
} as const;

export const listStoreApplications = consoleEndpoint({
  ...ofStores,
  name: 'listStoreApplications',
  summary:
    'Applications to sell in the caller’s zones, the longest waiting first; search by name, phone or mail',
  ...LIST,
  path: '/api/console/v1/store-applications',
  query,
  response: listOf(storeApplicationRow),
});

const storeApplications = objectEndpoints('/api/console/v1/store-applications', ofStores, ofStores);

export const getStoreApplication = storeApplications.get({
  name: 'getStoreApplication',
  summary: 'One application to sell',
  response: storeApplication,
});

export const showStorePapers = storeApplications.act('papers', {
  name: 'showStorePapers',
  summary: 'The private papers of an application; the audit log says who saw them',
  response: papers,
});

export const approveStoreApplication = storeApplications.act('approval', {
  name: 'approveStoreApplication',
  summary:
    'Creates the store, hidden until its hours and menu are ready, and invites the applicant as its manager by mail',
  changes: ['stores', 'staff'],
  body: z.object({}),
  response: z.object({
    application: storeApplication,
    /** The link of the invitation if no mail can be sent, else null. */
    link: z.string().nullable(),
  }),
  errors: ['application_decided', 'scope_unknown', 'store_outside_zone', 'module_not_offered'],
});

export const rejectStoreApplication = storeApplications.act('rejection', {
  name: 'rejectStoreApplication',
  secrets: ['reason'],
  summary: 'Rejects an application and mails the reason; its papers are deleted',
  changes: ['stores'],
  body: z.object({ reason }),
  response: storeApplication,
  errors: ['application_decided'],
});

export const listCourierApplications = consoleEndpoint({
  ...ofCouriers,
  name: 'listCourierApplications',
  summary:
    'Applications to deliver in the caller’s zones, the longest waiting first; search by name, phone or mail',
  ...LIST,
  path: '/api/console/v1/courier-applications',
  query,
  response: listOf(courierApplicationRow),
});

const courierApplications = objectEndpoints('/api/console/v1/courier-applications', ofCouriers, ofCouriers);

export const getCourierApplication = courierApplications.get({
  name: 'getCourierApplication',
  summary: 'One application to deliver',
  response: courierApplication,
});

export const showCourierPapers = courierApplications.act('papers', {
  name: 'showCourierPapers',
  summary: 'Portrait and identity papers of an application; the audit log says who saw them',
  response: papers,
});

export const approveCourierApplication = courierApplications.act('approval', {
  name: 'approveCourierApplication',
  summary:
    'Creates the courier, who can be assigned to orders at once, mails the applicant, and invites them to an account on request',
  changes: ['couriers', 'dispatch', 'staff'],
  body: z.object({
    /** Connects the courier with an account of the console, which then gets delivery offers. */
    invite: z.boolean(),
  }),
  response: z.object({
    application: courierApplication,
    /** The link of the invitation if no mail can be sent, else null. */
    link: z.string().nullable(),
  }),
  errors: ['application_decided', 'phone_taken', 'courier_account_taken'],
});

export const rejectCourierApplication = courierApplications.act('rejection', {
  name: 'rejectCourierApplication',
  secrets: ['reason'],
  summary: 'Rejects an application and mails the reason; its papers are deleted',
  changes: ['couriers'],
  body: z.object({ reason }),
  response: courierApplication,
  errors: ['application_decided'],
});
