import { ApiError } from '@errand/contract';
import { signUp } from '@errand/contract/auth';
import { getCourier, updateCourier } from '@errand/contract/console/couriers/couriers';
import { quotePhoneOrder } from '@errand/contract/console/orders/phone-orders';
import { inviteStaff } from '@errand/contract/console/staff/staff';
import { createStore } from '@errand/contract/console/stores';
import { addAddress, updateProfile } from '@errand/contract/customer';
import { quoteOrder } from '@errand/contract/orders-place';
import { registerCourier, registerStore } from '@errand/contract/registration';
import { PERSON_LIMITS } from '@errand/domain/auth';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { attempts } from '../../src/features/auth/auth.tables.ts';
import { CONTACT, DELIVERY_ADDRESS, makeBuyer, makeShop, type Shop } from '../buyers.ts';
import { openConsole } from '../console/open-console.ts';
import { CENTER, makeCourier, makeCustomer, makeZoneModule } from '../factories/index.ts';
import { next } from '../factories/sequence.ts';
import { formOf } from '../upload.ts';

const { shop, operator } = await openConsole();
let store: Shop;
beforeAll(async () => {
  store = await makeShop(shop.api, { moduleType: 'grocery', item: { stock: 1000 } });
  await makeZoneModule(shop.api.db, store.zone.id, store.module.id);
});
// All doors are entered from the same network address.
beforeEach(async () => {
  await shop.api.db.delete(attempts);
});

type Field = 'name' | 'phone' | 'mail';
type Person = Partial<Record<Field, string>>;

/** The rejected fields of a call; none if it succeeds, or reports problems instead. */
async function fieldsOf(call: Promise<unknown>): Promise<string[]> {
  const outcome: unknown = await call.catch((error: unknown) => error);
  if (outcome instanceof ApiError) return outcome.errors.map(({ code }) => code);
  if (outcome instanceof Error) throw outcome;
  const { problems = [] } = outcome as { problems?: { code: string; field?: string | null }[] };
  return problems.map(({ code, field }) => field ?? code);
}

const en = (text: string) => ({ en: text });

/** Every place where a person is entered. A value that is not given is a good one. */
const DOORS: Record<string, (person: Person) => Promise<string[]>> = {
  'sign-up': ({ name = 'Layla Haddad', phone = newPhone(), mail = newMail() }) =>
    fieldsOf(
      shop.api.client().call(signUp, {
        body: { name, phone, email: mail, password: 'harbour light', confirm_password: 'harbour light' },
      }),
    ),
  profile: async ({ name, phone, mail }) => {
    const account = await makeCustomer(shop.api.db, { phoneVerified: false });
    const { client } = await makeBuyer(shop.api, store, account);
    return fieldsOf(client.call(updateProfile, { body: { name, phone, email: mail } }));
  },
  checkout: async ({ name, phone, mail }) => {
    const buyer = await makeBuyer(shop.api, store);
    await buyer.fill(store.item.id);
    const contact = {
      ...CONTACT,
      ...(name !== undefined && { contact_person_name: name }),
      ...(phone !== undefined && { contact_person_number: phone }),
      ...(mail !== undefined && { contact_person_email: mail }),
    };
    return fieldsOf(buyer.client.call(quoteOrder, { query: {}, body: { ...DELIVERY_ADDRESS, ...contact } }));
  },
  'phone desk': ({ name = 'Rania Aziz', phone = newPhone(), mail }) =>
    fieldsOf(
      operator.call(quotePhoneOrder, {
        params: { id: store.store.id },
        body: {
          customer: { name, phone, mail: mail ?? null },
          items: [{ item_id: store.item.id, quantity: 1, groups: [], variation: null, add_ons: [] }],
          order_type: 'delivery',
          address: { ...DELIVERY_ADDRESS, road: null, house: null, floor: null },
          payment_method: 'cash_on_delivery',
          coupon_code: null,
          note: null,
          language: 'en',
        },
      }),
    ),
  address: async ({ name = 'Layla', phone = newPhone() }) => {
    const { client } = await makeBuyer(shop.api, store, 'customer');
    const contact = { contact_person_name: name, contact_person_number: phone };
    return fieldsOf(
      client.call(addAddress, { body: { ...DELIVERY_ADDRESS, address_type: 'home', ...contact } }),
    );
  },
  staff: ({ name = 'Nour', mail = newMail() }) =>
    fieldsOf(operator.call(inviteStaff, { body: { name, mail, language: 'en', grants: [] } })),
  'courier application': ({ name, phone, mail }) =>
    fieldsOf(
      shop.api
        .client()
        .call(registerCourier, { body: formOf({ f_name: name, l_name: name, phone, email: mail }) }),
    ),
  'courier form': async ({ name = 'Omar', phone = newPhone() }) => {
    const { id } = await makeCourier(shop.api.db);
    const { version } = await operator.call(getCourier, { params: { id } });
    return fieldsOf(
      operator.call(updateCourier, {
        params: { id },
        body: { first: en(name), last: en(name), phone, vehicle_name: en('Scooter'), zone_id: null, version },
      }),
    );
  },
  'store application': ({ name, phone, mail }) => {
    const translations = JSON.stringify([{ locale: 'en', key: 'name', value: 'Blue Gate' }]);
    const body = formOf({ f_name: name, l_name: name, phone, email: mail, translations });
    return fieldsOf(shop.api.client().call(registerStore, { body }));
  },
  'store form': ({ phone = newPhone(), mail = newMail() }) =>
    fieldsOf(
      operator.call(createStore, {
        body: {
          name: en('Blue Gate'),
          kind: en('Grocery'),
          address: en('3 Anchor Street'),
          phone,
          email: mail,
          module_id: store.module.id,
          place: { zone_id: store.zone.id, latitude: CENTER.latitude, longitude: CENTER.longitude },
        },
      }),
    ),
};

function newPhone(): string {
  return `+97150${1_000_000 + next()}`;
}

function newMail(): string {
  return `person${next()}@example.com`;
}

/** What a door calls the fields. A contact of the checkout is one field. */
const NAMES: Record<Field, RegExp> = {
  name: /name|first|last|contact_required/,
  phone: /phone|person_number|contact_required/,
  mail: /mail/,
};

/** Applications lack the other fields, which are rejected with the one that is tried. */
const isApplication = (door: string) => door.endsWith('application');

async function verdicts(field: Field, value: () => string, doors: readonly string[]) {
  const found: [string, boolean][] = [];
  for (const door of doors) {
    const rejected = (await DOORS[door]?.({ [field]: value() })) ?? [];
    const isRejected = rejected.some((name) => NAMES[field].test(name));
    const others = rejected.filter((name) => !NAMES[field].test(name));
    expect([door, isApplication(door) ? [] : others]).toEqual([door, []]);
    found.push([door, !isRejected]);
  }
  return Object.fromEntries(found);
}

const alike = (doors: readonly string[], isAccepted: boolean) =>
  Object.fromEntries(doors.map((door) => [door, isAccepted]));

const WHOLE_NAMES = ['sign-up', 'profile', 'checkout', 'phone desk', 'address', 'staff'];
const NAME_PARTS = ['courier application', 'courier form', 'store application'];
const { nameCharacters, namePartCharacters } = PERSON_LIMITS;

test.for<[title: string, name: string, isAccepted: boolean]>([
  ['an empty text', '', false],
  ['spaces', ' \u00a0 ', false],
  ['zero-width characters', '\u200b\u200b', false],
  ['direction marks', '\u200e\u202e\u2066', false],
  ['a formula', '=1+1', true],
  ['digits of another script', '٣٢٤٥', true],
  ['Arabic', 'مريم العلي', true],
])('every door of a person agrees on a name of %s', async ([, name, isAccepted]) => {
  const doors = [...WHOLE_NAMES, ...NAME_PARTS];
  expect(await verdicts('name', () => name, doors)).toEqual(alike(doors, isAccepted));
});

test('a name has the same length in every door, and is never cut', async () => {
  for (const [doors, most] of [
    [WHOLE_NAMES, nameCharacters],
    [NAME_PARTS, namePartCharacters],
  ] as const) {
    expect(await verdicts('name', () => 'a'.repeat(most), doors)).toEqual(alike(doors, true));
    expect(await verdicts('name', () => 'a'.repeat(most + 1), doors)).toEqual(alike(doors, false));
  }
});

const PHONES = [
  ...WHOLE_NAMES.filter((door) => door !== 'staff'),
  'courier application',
  'courier form',
  'store application',
  'store form',
];

test.for<[title: string, phone: () => string, isAccepted: boolean]>([
  ['a leading 0', () => `050${newPhone().slice(6)}`, true],
  ['Arabic digits', () => arabicDigits(`050${newPhone().slice(6)}`), true],
  ['direction marks around it', () => `\u202a${newPhone()}\u202c`, true],
  ['letters', () => '050 CALL NOW', false],
  ['an extension', () => '+971501234567 ext. 8', false],
  ['the rounding of a spreadsheet', () => '9.71501E+11', false],
  ['too few digits', () => '+97150123', false],
  ['too many digits', () => '+9715012345678', false],
  ['the form of another country', () => '055512345', false],
  ['a formula', () => '=2+3', false],
])('every door of a person agrees on a phone with %s', async ([, phone, isAccepted]) => {
  expect(await verdicts('phone', phone, PHONES)).toEqual(alike(PHONES, isAccepted));
});

/** A guest's contact takes any text [ADDR-25]. */
const MAILS = [
  'sign-up',
  'profile',
  'phone desk',
  'staff',
  'courier application',
  'store application',
  'store form',
];

test.for<[title: string, mail: () => string, isAccepted: boolean]>([
  ['a plus', () => `a+b${next()}@example.com`, true],
  ['capitals and spaces around it', () => ` Layla${next()}@Example.COM `, true],
  ['a mark behind it', () => `layla${next()}@example.com\u200f`, true],
  ['Arabic letters', () => `ليلى${next()}@مثال.إمارات`, true],
  ['the full width of an input method', () => `ｌａｙｌａ${next()}＠example。com`, true],
  ['an apostrophe', () => `o'neil${next()}@example.com`, true],
  ['no domain', () => 'layla@', false],
  ['a domain without a dot', () => 'layla@example', false],
  ['a domain of one letter', () => 'layla@example.c', false],
  ['two dots', () => 'la..yla@example.com', false],
  ['a dot in front', () => '.layla@example.com', false],
  ['a dot before the sign', () => 'layla.@example.com', false],
  ['two signs', () => 'a@b@example.com', false],
  ['a space inside', () => 'lay la@example.com', false],
  ['256 characters', () => `${'a'.repeat(244)}@example.com`, false],
])('every door of a person agrees on a mail address with %s', async ([, mail, isAccepted]) => {
  expect(await verdicts('mail', mail, MAILS)).toEqual(alike(MAILS, isAccepted));
});

function arabicDigits(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
}
