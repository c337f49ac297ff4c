import type {
  CourierApplication,
  courierApplicationRow,
  StoreApplication,
  storeApplicationRow,
} from '@errand/contract/console/support/applications';
import { deliveryMinutes } from '@errand/domain/registration';
import type { z } from 'zod';
import type { ConsoleContext } from '../../../console/index.ts';
import { translated } from '../../../platform/db/index.ts';
import { mediaUrl } from '../../../platform/files/index.ts';
import type { CourierApplicationRow, StoreApplicationRow } from './applications.queries.ts';

export type Names = ReadonlyMap<number, string>;
type Applicant = Pick<
  StoreApplicationRow,
  'createdAt' | 'email' | 'firstName' | 'id' | 'lastName' | 'phone' | 'status' | 'zoneId'
>;

function applicantOf(row: Applicant, zones: Names) {
  return {
    id: row.id,
    applicant: `${row.firstName} ${row.lastName}`,
    phone: row.phone,
    mail: row.email,
    zone: { id: row.zoneId, name: zones.get(row.zoneId) ?? '' },
    status: row.status,
    created_at: row.createdAt.toISOString(),
  };
}

function decisionOf(row: Pick<StoreApplicationRow, 'decidedAt' | 'rejectReason' | 'status'>, papers: number) {
  return {
    decided_at: row.decidedAt?.toISOString() ?? null,
    reject_reason: row.rejectReason,
    // Those of a rejected application are deleted.
    paper_count: row.status === 'rejected' ? 0 : papers,
  };
}

export function toStoreRow(
  { language }: Pick<ConsoleContext, 'language'>,
  row: StoreApplicationRow,
  zones: Names,
  modules: Names,
): z.input<typeof storeApplicationRow> {
  return {
    ...applicantOf(row, zones),
    name: translated(row.name, language),
    module: { id: row.moduleId, name: modules.get(row.moduleId) ?? '' },
    plan: row.plan,
    plan_name: row.planName && translated(row.planName, language),
    plan_paid: row.planPaidAt !== null,
  };
}

export function toStoreApplication(
  ctx: Pick<ConsoleContext, 'language' | 'publicUrl'>,
  row: StoreApplicationRow,
  zones: Names,
  modules: Names,
): StoreApplication {
  return {
    ...toStoreRow(ctx, row, zones, modules),
    ...decisionOf(row, row.tinCertificate === null ? 0 : 1),
    name: row.name.en,
    name_ar: row.name.ar ?? null,
    address: translated(row.address, ctx.language),
    latitude: row.latitude,
    longitude: row.longitude,
    minutes_from: deliveryMinutes(row.leastTime, row.timeUnit),
    minutes_to: deliveryMinutes(row.mostTime, row.timeUnit),
    tax_percent: row.taxPercent,
    tin: row.tin,
    tin_expires_on: row.tinExpiresOn,
    logo: mediaUrl(ctx.publicUrl, row.logo),
    cover: mediaUrl(ctx.publicUrl, row.cover),
    store_id: row.storeId,
  };
}

export function toCourierRow(
  { language }: Pick<ConsoleContext, 'language'>,
  row: CourierApplicationRow,
  zones: Names,
): z.input<typeof courierApplicationRow> {
  return {
    ...applicantOf(row, zones),
    vehicle: { id: row.vehicleId, name: translated(row.vehicle, language) },
    freelance: row.freelance,
  };
}

export function toCourierApplication(
  ctx: Pick<ConsoleContext, 'language'>,
  row: CourierApplicationRow,
  zones: Names,
): CourierApplication {
  return {
    ...toCourierRow(ctx, row, zones),
    ...decisionOf(row, row.identityPictures.length + 1),
    identity_type: row.identityType,
    identity_number: row.identityNumber,
    courier_id: row.courierId,
  };
}
