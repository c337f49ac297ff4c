import type { ParsedInput } from '@errand/contract';
import type { registerCourier } from '@errand/contract/registration';
import { vehicleExtraMinor } from '@errand/domain/delivery';
import { MAX_IMAGES } from '@errand/domain/media';
import { toMajor } from '@errand/domain/money';
import { checkCourierForm, type PersonForm } from '@errand/domain/registration';
import { translated } from '../../platform/db/index.ts';
import { CONSOLE_CHANGED } from '../../platform/events/index.ts';
import { storePrivatePictures } from '../../platform/files/index.ts';
import { AppError, type Rejection, type RequestContext } from '../../platform/http/index.ts';
import { textOf } from '../../platform/texts/index.ts';
import { passwords } from '../auth/accounts/index.ts';
import { zoneRows } from '../location/index.ts';
import { moneyStyle } from '../settings/index.ts';
import {
  listUploads,
  normalizeEmail,
  rejectProblems,
  takenRejections,
  toApplicantRow,
  toPersonForm,
} from './applicant.ts';
import { getTakenByCourier, insertCourierApplication, listVehicleRows } from './registration.queries.ts';

type Body = ParsedInput<typeof registerCourier>['body'];

/** Inserts a pending application to deliver. Throws all rejections at once. */
export async function applyAsCourier(
  ctx: RequestContext<'db' | 'events' | 'files' | 'now' | 'settings'>,
  body: Body,
): Promise<{ message: string }> {
  const settings = await ctx.settings();
  if (!settings.toggle_dm_registration) throw new AppError('not_found');
  const person = await toPersonForm(ctx, body);
  const identityImages = listUploads(ctx, 'identity_image').slice(0, MAX_IMAGES);
  const portraits = listUploads(ctx, 'image').slice(0, 1);
  const problems = checkCourierForm({
    ...person,
    identity_number: body.identity_number,
    identity_image: identityImages.length,
    image: portraits.length > 0,
    zone_id: body.zone_id ?? null,
    vehicle_id: body.vehicle_id ?? null,
  });
  const more = [
    ...(await choiceRejections(ctx, body)),
    ...(await listTakenRejections(ctx, person)),
    ...passwords.rejectCommon(person.password),
  ];
  await rejectProblems(problems, [...identityImages, ...portraits], more);
  const row = await toApplicantRow(ctx, person, body.zone_id ?? 0);

  return ctx.db.transaction(async (tx) => {
    const identityPictures = await storePrivatePictures(ctx.files, identityImages);
    const [picture = ''] = await storePrivatePictures(ctx.files, portraits);
    const id = await insertCourierApplication(tx, {
      ...row,
      identityType: body.identity_type,
      identityNumber: body.identity_number.trim(),
      identityPictures,
      picture,
      freelance: body.earning === 1,
      vehicleId: body.vehicle_id ?? 0,
    });
    if (id === null)
      throw AppError.ofFields(takenRejections(await getTakenByCourier(tx, row.email, row.phone)));
    const place = { zoneIds: [row.zoneId], storeId: null };
    await ctx.events.publish(tx, CONSOLE_CHANGED, { resource: 'couriers', id: null, place });
    return { message: textOf('messages.application_received', ctx.language) };
  });
}

export async function listVehicles(ctx: RequestContext<'db' | 'settings'>) {
  const [rows, money] = await Promise.all([listVehicleRows(ctx.db), moneyStyle(ctx)]);
  return rows.map((row) => ({
    id: row.id,
    type: translated(row.name, ctx.language),
    extra_charges: toMajor(row.extraMinor, money.digits),
  }));
}

/** The extra charge of the vehicle that a distance needs, in major units. */
export async function getVehicleExtraCharge(
  ctx: RequestContext<'db' | 'settings'>,
  distanceKm: number,
): Promise<number> {
  const [rows, { digits }] = await Promise.all([listVehicleRows(ctx.db), moneyStyle(ctx)]);
  const vehicles = rows.flatMap(({ neededFromKm: fromKm, extraMinor }) =>
    fromKm === null ? [] : [{ fromKm, extraMinor }],
  );
  return toMajor(vehicleExtraMinor(distanceKm, vehicles), digits);
}

async function choiceRejections(
  ctx: RequestContext<'db'>,
  { zone_id: zoneId, vehicle_id: vehicleId }: Body,
): Promise<Rejection[]> {
  const rejections: Rejection[] = [];
  if (zoneId !== undefined && !(await zoneRows.isActive(ctx.db, zoneId)))
    rejections.push({ code: 'zone_unknown', field: 'zone_id' });
  if (vehicleId !== undefined && !(await listVehicleRows(ctx.db)).some(({ id }) => id === vehicleId))
    rejections.push({ code: 'validation', field: 'vehicle_id' });
  return rejections;
}

async function listTakenRejections(ctx: RequestContext<'db'>, person: PersonForm): Promise<Rejection[]> {
  return takenRejections(await getTakenByCourier(ctx.db, normalizeEmail(person), person.stored_phone ?? ''));
}
