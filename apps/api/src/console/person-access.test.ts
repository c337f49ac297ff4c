import { urlOf } from '@errand/contract/client';
import { CONSOLE_ENDPOINTS, CONSOLE_HEADER, type ConsoleEndpoint } from '@errand/contract/console';
import type { GrantScope } from '@errand/contract/console/staff/grants';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { sampleOf } from '../../test/console/json-sample.ts';
import { openConsole } from '../../test/console/open-console.ts';
import type { TestBrowser, TestConsole } from '../../test/console/start-console.ts';
import { makeZonePeople, type ZonePeople } from '../../test/console/zone-people.ts';
import { couriers } from '../features/couriers/couriers.tables.ts';

/**
 * The access table of people: a member who is limited to zones or stores reads a person only through an order, a chat or
 * an application there. Each endpoint that can return one to such a member is listed under what it reads people through.
 */
const THROUGH = {
  orders: [
    'listOrders',
    'getOrder',
    'getPrescription',
    'offerPrescription',
    'getPrescriptionCheck',
    'checkPrescription',
    'addOrderNote',
    'refundOrder',
    'transitionOrder',
    'editOrder',
    'assignCourier',
    'getDispatch',
    'getKitchen',
    'listOfflinePayments',
    'getOfflinePayment',
    'confirmOfflinePayment',
    'rejectOfflinePayment',
    'showPaymentReceipt',
    'getProblem',
    'answerProblem',
    'listCases',
    'takeCase',
    'releaseCase',
    'listReviews',
    'getReview',
    'replyToReview',
    'hideReview',
    'showReview',
    'listFigures',
    'getCounterTrip',
    'addTripPicture',
    'handOverTrip',
    'returnTrip',
    'undoHandover',
    'getDispute',
    'settleDispute',
    'listHandRefunds',
    'listHandPayments',
    'payHandRefund',
    'takeHandPaymentBack',
    'listOrderMessages',
    'repeatOrderMessage',
    'listUnpaidOrders',
    'listWriteOffs',
    'writeOffOrder',
    'takeWriteOffBack',
    'listCustomerSales',
    // The caller of an order on the phone, by earlier orders (features/orders/phone/phone-callers.test.ts).
    'findPhoneCustomer',
  ],
  chats: ['listConversations', 'getConversation'],
  applications: [
    'listStoreApplications',
    'getStoreApplication',
    'approveStoreApplication',
    'rejectStoreApplication',
    'showStorePapers',
    'listCourierApplications',
    'getCourierApplication',
    'approveCourierApplication',
    'rejectCourierApplication',
    'showCourierPapers',
  ],
  /** Couriers of a zone, and those who work in every zone. */
  couriers: [
    'listCandidates',
    'listCouriers',
    'getCourier',
    'updateCourier',
    'suspendCourier',
    'reactivateCourier',
    'recordHandover',
    'inviteCourier',
    'renewCourierInvitation',
    'disconnectCourier',
  ],
  /** Couriers of a zone, and the holders of the accounts of stores and couriers there. */
  payees: [
    'listCourierBalances',
    'getBalance',
    'setBankAccount',
    'holdBalance',
    'releaseHold',
    'getStoreBalance',
    'setStoreBankAccount',
    'recordReceipt',
    'correctBalance',
  ],
  /** The people who work in a store. */
  teams: ['listStoreTeam', 'inviteToStore', 'renewStoreInvitation', 'removeFromStore'],
  /** The member of the staff who imported a menu or a fleet. */
  imports: ['listImports', 'listFleetImports', 'getImport', 'checkImport', 'startImport'],
  /** The member, and the people of the deliveries that they carry as a courier. */
  themselves: [
    'getSession',
    'listSessions',
    'signIn',
    'signInByPasskey',
    'proveSecondFactor',
    'updateProfile',
    'findInvitation',
    'acceptInvitation',
    'getDeliveries',
    'getCourierBalance',
  ],
};

/** Queries that find people, of endpoints whose smallest query finds none. */
const QUERIES: Record<string, (people: ZonePeople) => Record<string, unknown>> = {
  findPhoneCustomer: ({ phone }) => ({ phone }),
  listFigures: () => ({ by: 'courier', from: '2026-01-01', to: '2026-12-31' }),
  listCustomerSales: () => ({ from: '2020-01-01T00:00:00Z', to: '2040-01-01T00:00:00Z' }),
};

let shop: TestConsole;
let office: TestBrowser;
/** A member with every permission in the zone of `own`, and one in its store. */
let ofZone: TestBrowser;
let ofStore: TestBrowser;
let own: ZonePeople;
let other: ZonePeople;

beforeAll(async () => {
  ({ shop, operator: office } = await openConsole());
  own = await makeZonePeople(shop, 'ownmarker', '50111222');
  other = await makeZonePeople(shop, 'othermarker', '50333444');
  const memberOf = async (scope: GrantScope) => shop.makeStaff({ grants: [{ role: 'operator', scope }] });
  const member = await memberOf({ kind: 'zone', id: Number(own.targets.zone) });
  ofZone = await shop.signedIn(member);
  ofStore = await shop.signedIn(await memberOf({ kind: 'store', id: Number(own.targets.store) }));
  await shop.api.db
    .update(couriers)
    .set({ staffId: member.id })
    .where(eq(couriers.id, Number(own.targets.courier)));
});

const outputOf = (endpoint: ConsoleEndpoint) =>
  z.toJSONSchema(endpoint.response, { io: 'output', unrepresentable: 'any' }) as Schema;
const returnsPeople = (endpoint: ConsoleEndpoint) =>
  JSON.stringify(outputOf(endpoint)).includes('"personal":true');
const NARROW = CONSOLE_ENDPOINTS.filter(({ scope }) => scope !== 'all');
const names = (endpoints: readonly ConsoleEndpoint[]) => endpoints.map(({ name }) => name).toSorted();

/** Calls an endpoint with the smallest input, the object of its target and a query; returns status and text. */
async function call(
  browser: TestBrowser,
  endpoint: ConsoleEndpoint,
  { people, query = {} }: { people: ZonePeople; query?: Record<string, unknown> },
): Promise<{ status: number; text: string }> {
  const smallest = (schema: z.ZodType | undefined) => schema && (sampleOf(schema, 'input') as object);
  const target = people.targets[endpoint.target ?? ''];
  const params = { ...smallest(endpoint.params), ...(endpoint.params && target && { id: target }) };
  const found = { ...smallest(endpoint.query), ...QUERIES[endpoint.name]?.(people), ...query };
  const response = await shop.app.inject({
    method: endpoint.method,
    url: urlOf(endpoint, { params, query: found } as never),
    headers: { ...browser.headers(), [CONSOLE_HEADER]: '1' },
    ...(endpoint.body && endpoint.method !== 'GET' && { payload: smallest(endpoint.body) ?? {} }),
  });
  return { status: response.statusCode, text: response.body };
}

const namesOf = ({ mark, digits }: ZonePeople) => new RegExp(`${mark}|${digits}`);

test('every endpoint that can return a person to a member of a zone or store is in the table', () => {
  expect(names(NARROW.filter(returnsPeople))).toEqual(Object.values(THROUGH).flat().toSorted());
});

const ON_OBJECTS = NARROW.filter(({ scope, params, target }) => scope !== 'self' && params && target);

test.each(ON_OBJECTS.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s is a 404 for an object of another zone and names nobody there',
  async (_, endpoint) => {
    expect(other.targets, endpoint.target).toHaveProperty(endpoint.target ?? '');
    for (const browser of endpoint.scope === 'store' ? [ofZone, ofStore] : [ofZone]) {
      const { status, text } = await call(browser, endpoint, { people: other });
      expect(status, text).toBe(404);
      expect(text).not.toMatch(namesOf(other));
    }
  },
);

/** Every filter of a list, each with the value that finds people of a zone. */
function filtersOf(endpoint: ConsoleEndpoint, people: ZonePeople): Record<string, unknown>[] {
  const fields = Object.keys(endpoint.query?.shape ?? {});
  const searched = fields.includes('search') ? [people.mark, people.phone, `${people.mark}@private`] : [];
  return [
    {},
    ...searched.map((search) => ({ search })),
    ...fields.flatMap((field) => (people.filters[field] ? [{ [field]: people.filters[field] }] : [])),
    ...(endpoint.csv ? [{ format: 'csv' }] : []),
  ];
}

const LISTS = NARROW.filter(
  ({ method, params, session }) => method === 'GET' && !params && session !== 'none',
);

test.each(LISTS.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s names nobody of another zone, by no filter and not in the exported file',
  async (_, endpoint) => {
    for (const people of [own, other]) {
      for (const query of filtersOf(endpoint, people)) {
        for (const browser of [ofZone, ofStore]) {
          const { text } = await call(browser, endpoint, { people, query });
          const told = Object.values(QUERIES[endpoint.name]?.(people) ?? {}).reduce<string>(
            (left, typed) => left.replaceAll(String(typed), '(typed)'),
            text,
          );
          expect(told, JSON.stringify(query)).not.toMatch(namesOf(other));
        }
      }
    }
  },
);

/** They return the signed-in member. */
const OF_MEMBER = ['getSession', 'listSessions'];
/** Reads that return other people. The smallest input finds those of `own`. */
const READS = NARROW.filter(
  (endpoint) => endpoint.method === 'GET' && returnsPeople(endpoint) && !OF_MEMBER.includes(endpoint.name),
);

test.each(READS.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s names the people of the own zone',
  async (_, endpoint) => {
    const { status, text } = await call(ofZone, endpoint, { people: own });
    expect(status, text).toBe(200);
    expect(text).toMatch(namesOf(own));
  },
);

type Schema = {
  personal?: boolean;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
};

/** The paths of texts that name a person without being marked as `personal` in the contract. */
function unmarked(schema: Schema, value: unknown, path: string): string[] {
  if (schema.personal) return [];
  if (schema.anyOf) {
    const each = schema.anyOf.map((option) => unmarked(option, value, path));
    return each.find((found) => found.length === 0) ?? each[0] ?? [];
  }
  if (typeof value === 'string') return namesOf(own).test(value) ? [path] : [];
  if (Array.isArray(value)) return value.flatMap((one) => unmarked(schema.items ?? {}, one, `${path}[]`));
  return Object.entries(value ?? {}).flatMap(([name, one]) =>
    unmarked(schema.properties?.[name] ?? {}, one, `${path}.${name}`),
  );
}

test('the contract marks every field of a response that names a person', async () => {
  let read = 0;
  for (const endpoint of CONSOLE_ENDPOINTS) {
    if (endpoint.method !== 'GET' || endpoint.session === 'none') continue;
    if (endpoint.params && own.targets[endpoint.target ?? ''] === undefined) continue;
    const { status, text } = await call(office, endpoint, { people: own });
    if (status !== 200) continue;
    if (namesOf(own).test(text)) read += 1;
    expect(unmarked(outputOf(endpoint), JSON.parse(text), endpoint.name), endpoint.name).toEqual([]);
  }
  expect(read).toBeGreaterThan(25);
});
