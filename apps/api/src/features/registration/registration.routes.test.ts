import { ApiError } from '@errand/contract';
import {
  chooseStorePlan,
  listCourierVehicles,
  listStorePlans,
  registerCourier,
  registerStore,
} from '@errand/contract/registration';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeCourier, makeModule, makeVehicle, makeZone } from '../../../test/factories/index.ts';
import { next } from '../../../test/factories/sequence.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { attempts } from '../auth/auth.tables.ts';
import { changeSettings } from '../settings/index.ts';
import { registrationRoutes } from './registration.routes.ts';
import { courierApplications, storeApplications, storePlans } from './registration.tables.ts';

let api: TestApi;
let picture: Buffer;
let ids: { zone: number; module: number; parcel: number; vehicle: number };
beforeAll(async () => {
  api = await startApi({ routes: registrationRoutes });
  picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#c93901' } })
    .png()
    .toBuffer();
  ids = {
    zone: (await makeZone(api.db)).id,
    module: (await makeModule(api.db)).id,
    parcel: (await makeModule(api.db, { type: 'parcel' })).id,
    vehicle: (await makeVehicle(api.db)).id,
  };
});
afterAll(() => api.stop());
// All tests have the same network address.
beforeEach(async () => {
  await api.db.delete(attempts);
});

type Value = string | number | Buffer | Buffer[] | undefined;

function formOf(fields: Record<string, Value>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (Buffer.isBuffer(value)) form.append(name, blob(value), 'photo.png');
    else if (Array.isArray(value)) for (const one of value) form.append(`${name}[]`, blob(one), 'photo.png');
    else if (value !== undefined) form.append(name, String(value));
  }
  return form;
}

function blob(bytes: Buffer): Blob {
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
}

function person() {
  const n = next();
  return {
    f_name: 'Nadia',
    l_name: 'Karam',
    email: `Nadia${n}@example.com`,
    phone: `050${1_000_000 + n}`,
    password: 'harbour light',
  };
}

function storeFields() {
  return {
    ...person(),
    translations: JSON.stringify([
      { locale: 'en', key: 'name', value: 'Blue Gate' },
      { locale: 'ar', key: 'name', value: 'البوابة الزرقاء' },
      { locale: 'en', key: 'address', value: '3 Anchor Street' },
    ]),
    zone_id: ids.zone,
    module_id: ids.module,
    latitude: 25,
    longitude: 55,
    minimum_delivery_time: 20,
    maximum_delivery_time: 40,
    delivery_time_type: 'min',
    tax: 5,
    logo: picture,
    cover_photo: picture,
  };
}

function courierFields() {
  return {
    ...person(),
    identity_type: 'driving_license',
    identity_number: 'P123',
    identity_image: [picture, picture],
    image: picture,
    earning: 0,
    zone_id: ids.zone,
    vehicle_id: ids.vehicle,
  };
}

const asStore = (fields: Record<string, Value>) => api.client().call(registerStore, { body: formOf(fields) });
const asCourier = (fields: Record<string, Value>) =>
  api.client().call(registerCourier, { body: formOf(fields) });

/** The rejected fields with their messages. */
async function rejectedFields(call: Promise<unknown>): Promise<Record<string, string>> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`not rejected: ${String(error)}`);
  return Object.fromEntries(error.errors.map(({ code, message }) => [code, message]));
}

test('a store application is stored completely, pending, with its pictures and a hashed password', async () => {
  const fields = storeFields();
  const response = await asStore(fields);
  expect(response).toMatchObject({ package_id: null, type: 'commission' });
  expect(response.store_id).toMatch(/^[0-9a-f]{32}$/);
  const [row] = (await api.db.select().from(storeApplications).orderBy(storeApplications.id)).filter(
    ({ key }) => key === response.store_id,
  );
  expect(row).toMatchObject({
    status: 'pending',
    firstName: 'Nadia',
    email: fields.email.toLowerCase(),
    phone: `+971${fields.phone.slice(1)}`,
    name: { en: 'Blue Gate', ar: 'البوابة الزرقاء' },
    address: { en: '3 Anchor Street' },
    moduleId: ids.module,
    zoneId: ids.zone,
    leastTime: 20,
    mostTime: 40,
    taxPercent: 5,
    plan: 'commission',
    tin: null,
  });
  expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
  expect(await api.deps.files.variant(row?.logo ?? '', 64, 'webp')).not.toBeNull();
});

test('a courier application is stored completely, pending, with every picture of the papers', async () => {
  const fields = courierFields();
  await asCourier(fields);
  const rows = await api.db.select().from(courierApplications).orderBy(courierApplications.id);
  expect(rows.find(({ email }) => email === fields.email.toLowerCase())).toMatchObject({
    status: 'pending',
    identityType: 'driving_license',
    identityNumber: 'P123',
    freelance: false,
    vehicleId: ids.vehicle,
    identityPictures: [expect.stringMatching(/^[0-9a-f]{64}$/), expect.any(String)],
  });
});

test('identity papers, portraits and tax certificates of applications have no public address', async () => {
  const courier = courierFields();
  await asCourier(courier);
  const store = { ...storeFields(), tin_certificate_image: picture };
  await asStore(store);
  const couriers = await api.db.select().from(courierApplications).orderBy(courierApplications.id);
  const applicant = couriers.find(({ email }) => email === courier.email.toLowerCase());
  const stores = await api.db.select().from(storeApplications).orderBy(storeApplications.id);
  const shop = stores.find(({ email }) => email === store.email.toLowerCase());
  const keys = [applicant?.picture, ...(applicant?.identityPictures ?? []), shop?.tinCertificate];
  expect(keys).toHaveLength(4);
  for (const key of keys) {
    expect(await api.deps.files.readPrivate(key ?? '')).not.toBeNull();
    expect(await api.deps.files.variant(key ?? '', 192, 'webp')).toBeNull();
  }
  expect(await api.deps.files.variant(shop?.logo ?? '', 192, 'webp')).not.toBeNull();
});

test('every missing or invalid field is reported at once', async () => {
  expect(Object.keys(await rejectedFields(asStore({}))).toSorted()).toEqual(
    [
      'address',
      'email',
      'f_name',
      'l_name',
      'logo',
      'maximum_delivery_time',
      'minimum_delivery_time',
      'module_id',
      'name',
      'password',
      'phone',
      'zone_id',
    ].toSorted(),
  );
  expect(
    await rejectedFields(asStore({ ...storeFields(), maximum_delivery_time: 10, tax: 'a lot' })),
  ).toEqual({
    maximum_delivery_time: 'The longest time cannot be shorter than the shortest.',
    tax: 'Tax is a percentage from 0 to 100.',
  });
  expect(Object.keys(await rejectedFields(asCourier({}))).toSorted()).toEqual(
    [
      'email',
      'f_name',
      'identity_image',
      'identity_number',
      'image',
      'l_name',
      'password',
      'phone',
      'vehicle_id',
      'zone_id',
    ].toSorted(),
  );
});

test('a store outside its zone, or of a module without stores, is rejected', async () => {
  expect(Object.keys(await rejectedFields(asStore({ ...storeFields(), latitude: 40 })))).toEqual(['zone_id']);
  expect(Object.keys(await rejectedFields(asStore({ ...storeFields(), latitude: undefined })))).toEqual([
    'zone_id',
  ]);
  expect(Object.keys(await rejectedFields(asStore({ ...storeFields(), module_id: ids.parcel })))).toEqual([
    'module_id',
  ]);
  expect(
    Object.keys(await rejectedFields(asCourier({ ...courierFields(), zone_id: 999, vehicle_id: 999 }))),
  ).toEqual(['zone_id', 'vehicle_id']);
});

test('an email or phone with an application is rejected at its field until that application is rejected', async () => {
  const first = storeFields();
  await asStore(first);
  const again = { ...storeFields(), email: first.email.toUpperCase() };
  expect(await rejectedFields(asStore(again))).toEqual({
    email: 'An account with this e-mail exists already.',
  });
  expect(Object.keys(await rejectedFields(asStore(first)))).toEqual(['email', 'phone']);
  await api.db.execute(
    `update store_applications set status = 'rejected' where email = '${first.email.toLowerCase()}'`,
  );
  await asStore(again);

  const courier = courierFields();
  await asCourier(courier);
  expect(Object.keys(await rejectedFields(asCourier(courier)))).toEqual(['email', 'phone']);
  const riding = await makeCourier(api.db);
  expect(Object.keys(await rejectedFields(asCourier({ ...courierFields(), phone: riding.phone })))).toEqual([
    'phone',
  ]);
});

test('of two concurrent applications with the same phone one is stored', async () => {
  const { phone } = person();
  const settled = await Promise.allSettled([1, 2, 3].map(() => asStore({ ...storeFields(), phone })));
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const rejections = settled.flatMap((call) => (call.status === 'rejected' ? [call.reason as ApiError] : []));
  expect(rejections.map(({ code }) => code)).toEqual(['phone', 'phone']);
});

test('a file is accepted by its content, not by its name', async () => {
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
  );
  const torn = Buffer.concat([picture.subarray(0, 40), Buffer.alloc(200)]);
  for (const file of [drawing, Buffer.from('MZ not a picture'), torn]) {
    expect(await rejectedFields(asStore({ ...storeFields(), logo: file }))).toEqual({
      logo: 'Choose a picture in JPEG, PNG or WebP.',
    });
  }
  const noise = await sharp({
    create: {
      width: 1600,
      height: 1600,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const heavy = await rejectedFields(asCourier({ ...courierFields(), image: noise }));
  expect(heavy).toEqual({ image: 'This picture is larger than 5 MB.' });
});

test('while registration is disabled no application is accepted', async () => {
  await changeSettings(api.deps, { toggle_store_registration: false, toggle_dm_registration: false });
  for (const call of [() => asStore(storeFields()), () => asCourier(courierFields())]) {
    await expect(call()).rejects.toMatchObject({ status: 404 });
  }
  await changeSettings(api.deps, { toggle_store_registration: true, toggle_dm_registration: true });
});

test('subscription plans are listed and accepted only while the operator offers them', async () => {
  const [plan] = await api.db
    .insert(storePlans)
    .values({
      name: { en: 'Stall' },
      description: { en: '' },
      priceMinor: 2900,
      validityDays: 30,
      mostOrders: 200,
    })
    .returning();
  const packageId = plan?.id ?? 0;
  expect((await api.client().call(listStorePlans, {})).packages).toEqual([]);
  const commission = await asStore(storeFields());
  const choose = (body: {
    store_id: string;
    business_plan: 'commission' | 'subscription';
    package_id?: number;
  }) => api.client().call(chooseStorePlan, { body });
  const wanted = {
    store_id: commission.store_id,
    business_plan: 'subscription' as const,
    package_id: packageId,
  };
  expect(Object.keys(await rejectedFields(choose(wanted)))).toEqual(['package_id']);

  await changeSettings(api.deps, { subscription_business_model: 1 });
  expect((await api.client().call(listStorePlans, {})).packages).toMatchObject([
    {
      id: packageId,
      package_name: 'Stall',
      price: 29,
      validity: 30,
      max_order: '200',
      max_product: 'unlimited',
    },
  ]);
  await choose(wanted);
  const [row] = (await api.db.select().from(storeApplications).orderBy(storeApplications.id)).filter(
    ({ key }) => key === commission.store_id,
  );
  expect(row).toMatchObject({ plan: 'subscription', planId: packageId });
  await expect(choose({ ...wanted, store_id: 'guessed' })).rejects.toMatchObject({ status: 404 });
  const taken = await asStore({ ...storeFields(), business_plan: 'subscription', package_id: packageId });
  expect(taken).toMatchObject({ package_id: packageId, type: 'subscription' });
});

test('courier vehicles are listed in the visitor’s language', async () => {
  await makeVehicle(api.db, { name: { en: 'Van', ar: 'شاحنة' }, extraMinor: 300, position: 5 });
  await makeVehicle(api.db, { active: false });
  expect(await api.client({ language: 'ar' }).call(listCourierVehicles, {})).toEqual([
    { id: ids.vehicle, type: 'دراجة نارية', extra_charges: 0 },
    { id: expect.any(Number), type: 'شاحنة', extra_charges: 3 },
  ]);
});
