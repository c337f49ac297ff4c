import * as categories from '@errand/contract/console/catalog/categories';
import * as taxes from '@errand/contract/console/catalog/tax-classes';
import * as balances from '@errand/contract/console/finance/balances';
import * as documents from '@errand/contract/console/finance/documents';
import * as coupons from '@errand/contract/console/promotions/coupons';
import * as terms from '@errand/contract/console/rental/terms';
import type { Grant } from '@errand/contract/console/staff/grants';
import * as offers from '@errand/contract/console/stores/offer';
import * as offline from '@errand/contract/console/support/offline-methods';
import { demoBank, registerDemoBankJobs } from '../../src/features/demo-bank/index.ts';
import { registerJobs } from '../../src/jobs.ts';
import type { PaymentProvider } from '../../src/platform/payments/index.ts';
import { changeInConsole } from '../console/change-setting.ts';
import { startConsole, type TestBrowser, type TestConsole } from '../console/start-console.ts';
import {
  makeCategory,
  makeCourier,
  makeCustomer,
  makeItem,
  makeModule,
  makeProvider,
  makeRentalVehicle,
  makeStore,
  makeZone,
  makeZoneModule,
} from '../factories/index.ts';
import { makeParcelCategory } from '../factories/parcels.ts';
import { IBAN, OTHER_IBAN } from '../payout-world.ts';
import type { CourierName, CustomerName, ItemName, StoreName } from './planned-order.ts';

const FIRST_DAY = Date.parse('2026-03-02T12:00:00+04:00');
const DAY_MS = 86_400_000;
const BEGIN = '2026-03-01T00:00:00Z';
const END = '2026-04-30T00:00:00Z';

/** What the office decides before the first day, by the keys of its settings. */
const OFFICE_SETTINGS = {
  additional_charge_status: 1,
  additional_charge: 1,
  admin_free_delivery: { status: false, type: 'free_delivery_by_order_amount', free_delivery_over: 0 },
  offline_payment_status: 1,
  loyalty_point_status: 0,
  admin_commission: 10,
  commission_tax_percent: 20,
  goods_tax_payer: 'operator',
  courier_delivery_percent: 75,
  courier_return_fee_percent: 40,
  cancellation_fee_store_percent: 50,
  payout_sender_name: 'Errand GmbH',
  payout_sender_iban: IBAN,
  datev_consultant: 1001,
  datev_client: 77,
};

export type City = Awaited<ReturnType<typeof openCity>>;

/** The stores, couriers, customers and members of the week, on its first day, with the terms and offers of `planned-orders.ts`. */
export async function openCity() {
  const payments: PaymentProvider[] = [];
  const shop = await startConsole({
    demo: true,
    now: FIRST_DAY,
    deps: { payments },
    // The currency is chosen before there are prices.
    settings: { currency_code: 'EUR' },
  });
  payments.push(demoBank(shop.api.deps));
  // All jobs of the product, without those that simulate stores and couriers.
  registerJobs({ ...shop.api.deps, demo: false }, { demoSpeed: 1 });
  registerDemoBankJobs(shop.api.deps);
  const places = await makePlaces(shop);
  const people = await makePeople(shop, places);
  const city = { shop, api: shop.api, ...places, ...people, methodId: 0 };
  await decideTerms(city);
  return city;
}

async function makePlaces({ api: { db } }: TestConsole) {
  const zone = await makeZone(db);
  const modules = {
    kitchen: await makeModule(db, { type: 'food' }),
    grocer: await makeModule(db, { type: 'grocery' }),
    pharmacy: await makeModule(db, { type: 'pharmacy' }),
    lamps: await makeModule(db, { type: 'ecommerce' }),
    cars: await makeModule(db, { type: 'rental' }),
    parcels: await makeModule(db, { type: 'parcel' }),
  };
  for (const { id } of Object.values(modules)) await makeZoneModule(db, zone.id, id);
  const store = (of: keyof typeof modules, more: Parameters<typeof makeStore>[1] = {}) =>
    makeStore(db, { zoneId: zone.id, moduleId: modules[of].id, ...more });
  const stores = {
    kitchen: await store('kitchen', { taxRate: 10 }),
    grocer: await store('grocer', { packagingMinor: 100 }),
    pharmacy: await store('pharmacy'),
    lamps: await store('lamps', { taxRate: 20, selfDelivery: true, minimumChargeMinor: 300 }),
    cars: await makeProvider(db, {
      zoneId: zone.id,
      moduleId: modules.cars.id,
      alwaysOpen: true,
      taxRate: 5,
    }),
  };
  const item = (of: Exclude<StoreName, 'cars'>, priceMinor: number, more: { categoryId?: number } = {}) =>
    makeItem(db, { storeId: stores[of].id, priceMinor, ...more });
  const breads = await makeCategory(db, modules.grocer.id);
  const soaps = await makeCategory(db, modules.grocer.id);
  const items: Record<ItemName, { id: number }> = {
    plate: await item('kitchen', 2000),
    bread: await item('grocer', 1000, { categoryId: breads.id }),
    soap: await item('grocer', 1000, { categoryId: soaps.id }),
    syrup: await item('pharmacy', 3000),
    lamp: await item('lamps', 4000),
  };
  const vehicle = await makeRentalVehicle(db, {
    providerId: stores.cars.id,
    hourlyMinor: 1000,
    plates: ['A 1'],
  });
  const parcelCategory = await makeParcelCategory(db, modules.parcels.id, {
    perKmMinor: 0,
    minimumMinor: 1000,
  });
  return { zone, modules, stores, items, vehicle, parcelCategory, taxed: { breads, soaps } };
}

async function makePeople(shop: TestConsole, { zone, stores }: Awaited<ReturnType<typeof makePlaces>>) {
  const { db } = shop.api;
  const courier = async () => {
    const staff = await shop.makeStaff({ grants: [{ role: 'courier', scope: { kind: 'self' } }] });
    return { staff, id: (await makeCourier(db, { staffId: staff.id, zoneId: zone.id })).id };
  };
  const managerOf = (of: StoreName) => {
    const grants: Grant[] = [{ role: 'store-manager', scope: { kind: 'store', id: stores[of].id } }];
    return shop.makeStaff({ grants });
  };
  const members = {
    office: await shop.makeStaff(),
    second: await shop.makeStaff(),
    kitchen: await managerOf('kitchen'),
    grocer: await managerOf('grocer'),
    pharmacy: await managerOf('pharmacy'),
    lamps: await managerOf('lamps'),
    cars: await managerOf('cars'),
  };
  const couriers: Record<CourierName, Awaited<ReturnType<typeof courier>>> = {
    amal: await courier(),
    basil: await courier(),
  };
  const customers: Record<CustomerName, Awaited<ReturnType<typeof makeCustomer>>> = {
    dalia: await makeCustomer(db),
    elias: await makeCustomer(db),
    farah: await makeCustomer(db),
  };
  type Name = keyof typeof members | CourierName;
  const browsers = new Map<Name, TestBrowser>();
  const staffOf = (name: Name) =>
    name === 'amal' || name === 'basil' ? couriers[name].staff : members[name];
  return {
    couriers,
    customers,
    /** The browser of a member; sessions last until the clock is set. */
    async as(name: Name): Promise<TestBrowser> {
      const browser = browsers.get(name) ?? (await shop.signedIn(staffOf(name)));
      browsers.set(name, browser);
      return browser;
    },
    setClock(at: number | string) {
      shop.api.clock.set(at);
      browsers.clear();
    },
    dayAt: (day: number, hours = 0) => FIRST_DAY + (day - 1) * DAY_MS + hours * 3_600_000,
  };
}

/** Everything that the office and the stores enter on their screens before the first order. */
async function decideTerms(city: City): Promise<void> {
  const office = await city.as('office');
  for (const [key, value] of Object.entries(OFFICE_SETTINGS)) await changeInConsole(office, key, value);
  await decideTaxes(city, office);
  await makeCoupons(city, office);
  const method = await office.call(offline.createMethod, {
    body: {
      name: { en: 'Bank transfer' },
      details: [{ label: { en: 'IBAN' }, value: IBAN }],
      questions: [{ label: { en: 'Reference' }, placeholder: { en: '' }, required: true }],
    },
  });
  city.methodId = method.id;
  for (const [name, { id }] of Object.entries(city.stores)) {
    const seller = await office.call(documents.setSeller, {
      params: { id },
      body: {
        legal_name: `The ${name} LLC`,
        address: '1 Harbour Street',
        city: 'Marsa',
        postcode: '12003',
        register_number: '',
        tax_number: '100999000100003',
        version: documents.NO_SELLER,
      },
    });
    if (seller.problems.length > 0) throw new Error(`${name} lacks ${seller.problems.join(', ')}.`);
    await setAccount(office, 'stores', id, `The ${name} LLC`);
  }
  for (const [name, { id }] of Object.entries(city.couriers)) await setAccount(office, 'couriers', id, name);
  await decideTrips(city);
}

async function setAccount(office: TestBrowser, payees: 'stores' | 'couriers', id: number, holder: string) {
  const number = payees === 'stores' ? IBAN : OTHER_IBAN;
  await office.call(balances.setBankAccount, {
    params: { payees, id },
    body: { kind: 'iban', holder, number, bank: null, version: balances.NO_ACCOUNT },
  });
}

async function decideTaxes({ taxed }: City, office: TestBrowser): Promise<void> {
  const choices = [
    { of: taxed.breads, name: { en: 'Basic food' }, kind: 'zero', rate_percent: 0 },
    { of: taxed.soaps, name: { en: 'Household' }, kind: 'standard', rate_percent: 20 },
  ] as const;
  for (const { of, ...body } of choices) {
    const made = await office.call(taxes.createTaxClass, { body });
    const params = { id: of.id };
    const { version } = await office.call(categories.getCatalogCategory, { params });
    await office.call(taxes.setCategoryTaxClass, { params, body: { tax_class_id: made.id, version } });
  }
}

async function makeCoupons(city: City, office: TestBrowser): Promise<void> {
  const running = { starts_at: BEGIN, ends_at: END };
  const ofOffice = [
    { code: 'CITY5', type: 'default', amount_minor: 500 },
    { code: 'HALF10', type: 'default', amount_minor: 1000, store_percent: 50 },
    { code: 'FREEWAY', type: 'free_delivery' },
  ] as const;
  for (const coupon of ofOffice)
    await office.call(coupons.createCoupon, { body: { title: { en: coupon.code }, ...running, ...coupon } });
  const grocer = await city.as('grocer');
  await grocer.call(coupons.createStoreCoupon, {
    params: { id: city.stores.grocer.id },
    body: { title: { en: 'Bread' }, code: 'BREAD4', amount_minor: 400, ...running },
  });
  const lamps = await city.as('lamps');
  await lamps.call(offers.setStoreOffer, {
    params: { id: city.stores.lamps.id },
    body: {
      percent: 25,
      starts_at: new Date(city.dayAt(5, -6)).toISOString(),
      ends_at: END,
      version: 'none',
    },
  });
}

async function decideTrips(city: City): Promise<void> {
  const cars = await city.as('cars');
  await cars.call(terms.updateRentalTerms, {
    params: { id: city.stores.cars.id },
    body: {
      minimum_hours: 1,
      maximum_hours: null,
      minimum_minor: 0,
      deposit_minor: 10_000,
      cancel_steps: [{ hours: 24, percent: 50 }],
      license_required: false,
      documents_required: false,
      version: terms.NEW_TERMS,
    },
  });
}
