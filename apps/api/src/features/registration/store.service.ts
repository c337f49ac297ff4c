import { randomBytes } from 'node:crypto';
import type { ParsedInput } from '@errand/contract';
import type { registerStore } from '@errand/contract/registration';
import { DEFAULT_LANGUAGE, inEachLanguage } from '@errand/domain/language';
import { checkStoreForm, type PersonForm } from '@errand/domain/registration';
import type { Translations, Tx } from '../../platform/db/index.ts';
import { CONSOLE_CHANGED } from '../../platform/events/index.ts';
import { storeEach, storePrivatePictures } from '../../platform/files/index.ts';
import { AppError, type Rejection, type RequestContext } from '../../platform/http/index.ts';
import { textOf } from '../../platform/texts/index.ts';
import { passwords } from '../auth/accounts/index.ts';
import { zonesAt } from '../location/index.ts';
import { findModuleType } from '../modules/index.ts';
import {
  listUploads,
  normalizeEmail,
  rejectProblems,
  takenRejections,
  toApplicantRow,
  toPersonForm,
} from './applicant.ts';
import { requirePlan } from './plans.service.ts';
import { getTakenByStore, insertStoreApplication } from './registration.queries.ts';

type Body = ParsedInput<typeof registerStore>['body'];

/** Inserts a pending application to sell. Throws all rejections at once. */
export async function applyAsStore(
  ctx: RequestContext<'db' | 'events' | 'files' | 'now' | 'settings'>,
  body: Body,
) {
  const settings = await ctx.settings();
  if (!settings.toggle_store_registration) throw new AppError('not_found');
  const person = await toPersonForm(ctx, body);
  const files = { logo: listUploads(ctx, 'logo').slice(0, 1), more: optionalFiles(ctx) };
  const name = readTranslations(body, 'name');
  const address = readTranslations(body, 'address');
  const problems = checkStoreForm({
    ...person,
    name: name.en,
    address: address.en,
    module_id: body.module_id ?? null,
    zone_id: body.zone_id ?? null,
    minimum_delivery_time: body.minimum_delivery_time,
    maximum_delivery_time: body.maximum_delivery_time,
    tax: body.tax,
    logo: files.logo.length > 0,
  });
  const uploads = [...files.logo, ...files.more.cover, ...files.more.certificate];
  await rejectProblems(problems, uploads, [
    ...(await placeRejections(ctx, body)),
    ...(await listTakenRejections(ctx, person)),
    ...passwords.rejectCommon(person.password),
  ]);
  const planId = await requirePlan(ctx, body.business_plan, body.package_id);
  const row = await toApplicantRow(ctx, person, body.zone_id ?? 0);

  return ctx.db.transaction(async (tx) => {
    const [logo = '', cover, tinCertificate] = await storePictures(ctx, tx, files);
    const key = randomBytes(16).toString('hex');
    const id = await insertStoreApplication(tx, {
      ...row,
      key,
      name,
      address,
      moduleId: body.module_id ?? 0,
      latitude: body.latitude ?? 0,
      longitude: body.longitude ?? 0,
      pickupZoneIds: body.pickup_zone_id,
      leastTime: body.minimum_delivery_time,
      mostTime: body.maximum_delivery_time,
      timeUnit: body.delivery_time_type,
      taxPercent: body.tax,
      logo,
      cover: cover ?? null,
      tin: body.tin.trim() || null,
      tinExpiresOn: body.tin_expire_date ?? null,
      tinCertificate: tinCertificate ?? null,
      plan: body.business_plan,
      planId,
    });
    if (id === null)
      throw AppError.ofFields(takenRejections(await getTakenByStore(tx, row.email, row.phone)));
    const place = { zoneIds: [row.zoneId], storeId: null };
    await ctx.events.publish(tx, CONSOLE_CHANGED, { resource: 'stores', id: null, place });
    return {
      message: textOf('messages.application_received', ctx.language),
      store_id: key,
      package_id: planId,
      type: body.business_plan,
    };
  });
}

/** At most one file per field. */
function optionalFiles(ctx: RequestContext) {
  return {
    cover: listUploads(ctx, 'cover_photo').slice(0, 1),
    certificate: listUploads(ctx, 'tin_certificate_image').slice(0, 1),
  };
}

type Files = { logo: RequestContext['uploads']; more: ReturnType<typeof optionalFiles> };

async function storePictures(ctx: RequestContext<'files'>, tx: Tx, { logo, more }: Files) {
  const put = (bytes: Buffer) => ctx.files.put(tx, bytes);
  const [logoKey] = await storeEach(logo, put);
  const [cover] = await storeEach(more.cover, put);
  const [certificate] = await storePrivatePictures(ctx.files, more.certificate);
  return [logoKey, cover, certificate];
}

/** The store must be located in its zone, and its module must sell items. */
async function placeRejections(ctx: RequestContext<'db'>, body: Body): Promise<Rejection[]> {
  const rejections: Rejection[] = [];
  const { latitude, longitude, zone_id: zoneId, module_id: moduleId } = body;
  if (zoneId !== undefined) {
    const known = latitude !== undefined && longitude !== undefined;
    const inside = known && (await zonesAt(ctx.db, { latitude, longitude })).includes(zoneId);
    if (!inside) rejections.push({ code: 'coordinates', field: 'zone_id' });
  }
  if (moduleId !== undefined) {
    const type = await findModuleType(ctx.db, moduleId);
    if (!type || type === 'parcel') rejections.push({ code: 'validation', field: 'module_id' });
  }
  return rejections;
}

async function listTakenRejections(ctx: RequestContext<'db'>, person: PersonForm): Promise<Rejection[]> {
  return takenRejections(await getTakenByStore(ctx.db, normalizeEmail(person), person.stored_phone ?? ''));
}

/** A translated field of the form. Without a text in the default language the first one counts as that. */
function readTranslations({ translations }: Body, key: string): Translations {
  const written = translations.filter((entry) => entry.key === key && entry.value.trim() !== '');
  const inLanguage = (locale: string) => written.find((entry) => entry.locale === locale)?.value.trim();
  const first = inLanguage(DEFAULT_LANGUAGE) ?? inLanguage('default') ?? written[0]?.value.trim();
  return inEachLanguage((language) => (language === DEFAULT_LANGUAGE ? first : inLanguage(language)));
}
