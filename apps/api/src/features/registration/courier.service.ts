import { messageText, type ParsedInput } from '@errand/contract';
import type { registerCourier } from '@errand/contract/registration';
import { MAX_IMAGES } from '@errand/domain/media';
import { toMajor } from '@errand/domain/money';
import { checkCourierForm, type PersonForm } from '@errand/domain/registration';
import { translated } from '../../platform/db/index.ts';
import { storeEach } from '../../platform/files/index.ts';
import { AppError, type Rejection, type RequestContext } from '../../platform/http/index.ts';
import { moneyStyle, settingsOf } from '../settings/index.ts';
import { applicantRow, emailOf, personOf, rejectProblems, takenRejections, uploadsOf } from './applicant.ts';
import {
  findTakenByCourier,
  insertCourierApplication,
  isActiveZone,
  listVehicleRows,
} from './registration.queries.ts';

type Body = ParsedInput<typeof registerCourier>['body'];

/** An application to deliver: complete and not there already. Its state is pending. */
export async function applyAsCourier(ctx: RequestContext, body: Body): Promise<{ message: string }> {
  const settings = await settingsOf(ctx);
  if (!settings.toggle_dm_registration) throw new AppError('not_found');
  const person = await personOf(ctx, body);
  const papers = uploadsOf(ctx, 'identity_image').slice(0, MAX_IMAGES);
  const faces = uploadsOf(ctx, 'image').slice(0, 1);
  const problems = checkCourierForm({
    ...person,
    identity_number: body.identity_number,
    identity_image: papers.length,
    image: faces.length > 0,
    zone_id: body.zone_id ?? null,
    vehicle_id: body.vehicle_id ?? null,
  });
  const more = [...(await choiceRejections(ctx, body)), ...(await taken(ctx, person))];
  await rejectProblems(problems, [...papers, ...faces], more);
  const row = await applicantRow(ctx, person, body.zone_id ?? 0);

  return ctx.db.transaction(async (tx) => {
    const put = (bytes: Buffer) => ctx.files.put(tx, bytes);
    const identityPictures = await storeEach(papers, put);
    const [picture = ''] = await storeEach(faces, put);
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
      throw AppError.ofFields(takenRejections(await findTakenByCourier(tx, row.email, row.phone)));
    return { message: messageText('application_received', ctx.language) };
  });
}

export async function listVehicles(ctx: RequestContext) {
  const [rows, money] = await Promise.all([listVehicleRows(ctx.db), moneyStyle(ctx)]);
  return rows.map((row) => ({
    id: row.id,
    type: translated(row.name, ctx.language),
    extra_charges: toMajor(row.extraMinor, money.digits),
  }));
}

async function choiceRejections(
  ctx: RequestContext,
  { zone_id: zoneId, vehicle_id: vehicleId }: Body,
): Promise<Rejection[]> {
  const refusals: Rejection[] = [];
  if (zoneId !== undefined && !(await isActiveZone(ctx.db, zoneId)))
    refusals.push({ code: 'zone_unknown', field: 'zone_id' });
  if (vehicleId !== undefined && !(await listVehicleRows(ctx.db)).some(({ id }) => id === vehicleId))
    refusals.push({ code: 'validation', field: 'vehicle_id' });
  return refusals;
}

async function taken(ctx: RequestContext, person: PersonForm): Promise<Rejection[]> {
  return takenRejections(await findTakenByCourier(ctx.db, emailOf(person), person.stored_phone ?? ''));
}
