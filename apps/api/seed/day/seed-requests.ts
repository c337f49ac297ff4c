import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { toMinor } from '@errand/domain/money';
import { insertStaff, replaceGrants } from '../../src/console/staff/staff.queries.ts';
import { passwords } from '../../src/features/auth/accounts/index.ts';
import {
  courierApplications,
  courierVehicles,
  storeApplications,
} from '../../src/features/registration/registration.tables.ts';
import { walletFundings } from '../../src/features/wallet/wallet.tables.ts';
import type { AddressBook } from '../rows/city-places.ts';
import { insertRows } from '../rows/insert-rows.ts';
import { after } from '../rows/order-history.ts';
import { daysAgoAt } from '../rows/seed-times.ts';
import { DIGITS, idOf, pictureKey, type Seed, type SeedDeps } from '../seed.types.ts';
import { courierApplicants, type StoreApplicant, storeApplicants } from './applicants.ts';
import type { Neighbors } from './seed-people.ts';

type Parts = { files: SeedDeps['files']; addresses: AddressBook; neighbors: Neighbors };

/** What awaits the office besides orders: applications of stores and couriers, and money for a wallet. */
export async function seedRequests(seed: Seed, { files, addresses, neighbors }: Parts): Promise<void> {
  // Nobody signs in with it: an approved applicant chooses another by the link in the mail.
  const passwordHash = await passwords.hash(randomBytes(16).toString('hex'));
  await seedStoreApplications(seed, addresses, passwordHash);
  await seedCourierApplications(seed, files, addresses, passwordHash);
  await seedFunding(seed, neighbors, passwordHash);
}

async function seedStoreApplications(seed: Seed, book: AddressBook, passwordHash: string): Promise<void> {
  const rows = storeApplicants.map((given: StoreApplicant, index) => {
    const { position, zone, address } = book(`applicant ${given.store.en}`, given.district);
    const [leastTime, mostTime] = given.minutes;
    return {
      ...personOf(seed, given, zone, `+97155000${2401 + index}`),
      passwordHash,
      key: randomBytes(16).toString('hex'),
      name: given.store,
      address,
      moduleId: idOf(seed.modules, given.module),
      longitude: position[0],
      latitude: position[1],
      leastTime,
      mostTime,
      timeUnit: 'min' as const,
      taxPercent: 5,
      logo: pictureKey(seed, given.picture),
      plan: 'commission' as const,
    };
  });
  await insertRows(seed.tx, storeApplications, rows);
}

async function seedCourierApplications(
  seed: Seed,
  files: SeedDeps['files'],
  book: AddressBook,
  passwordHash: string,
): Promise<void> {
  const vehicles = await seed.tx.select().from(courierVehicles);
  for (const [index, given] of courierApplicants.entries()) {
    const vehicleId = vehicles.find(({ name }) => name.en === given.vehicle)?.id;
    if (vehicleId === undefined) throw new Error(`The seed has no vehicle "${given.vehicle}".`);
    const { zone } = book(`applicant ${given.name[0]}`, given.district);
    await seed.tx.insert(courierApplications).values({
      ...personOf(seed, given, zone, `+97155000${2501 + index}`),
      passwordHash,
      identityType: 'driving_license',
      identityNumber: `DL-${48_210 + index}`,
      identityPictures: [await putPaper(files, 'receipt')],
      picture: await putPaper(files, given.picture),
      freelance: true,
      vehicleId,
    });
  }
}

/** Stores a picture of the demo as a paper of an applicant. */
async function putPaper(files: SeedDeps['files'], name: string): Promise<string> {
  return files.putPrivate(await readFile(new URL(`../pictures/${name}.webp`, import.meta.url)));
}

function personOf(
  seed: Seed,
  { name: [firstName, lastName], daysAgo }: Pick<StoreApplicant, 'name' | 'daysAgo'>,
  zone: string,
  phone: string,
) {
  const createdAt = daysAgoAt(seed.now, daysAgo, '16:20');
  const email = `${firstName}.${lastName}@errand.example`.toLowerCase();
  const zoneId = idOf(seed.zones, zone);
  return {
    firstName,
    lastName,
    email,
    phone,
    zoneId,
    language: 'en' as const,
    createdAt,
    updatedAt: createdAt,
  };
}

/** A funding above the limit, which a second member has to approve. */
async function seedFunding({ tx, now }: Seed, neighbors: Neighbors, passwordHash: string): Promise<void> {
  const requestedBy = await insertStaff(tx, {
    mail: 'finance@errand.example',
    name: 'Rana Khoury',
    language: 'en',
    passwordHash,
    isDemo: true,
  });
  if (requestedBy === null) throw new Error('The member of the staff was not stored.');
  await replaceGrants(tx, requestedBy, [{ role: 'finance', scopeKind: 'all', scopeId: null }]);
  await tx.insert(walletFundings).values({
    customerId: neighbors.grace.id,
    amountMinor: toMinor(150, DIGITS),
    reason: 'Catering order of last week: six of ten plates never arrived',
    status: 'requested',
    intent: 'demo-funding',
    requestedBy,
    requestedAt: after(now, -95),
  });
}
