import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/customer';
import { missingDoor } from '@errand/domain/addresses';
import { AppError, type RequestContext, requireCustomerId, requireFound } from '../../platform/http/index.ts';
import { textOf } from '../../platform/texts/index.ts';
import { toE164 } from '../auth/accounts/index.ts';
import { zonesAt } from '../location/index.ts';
import {
  type AddressRow,
  type AddressValues,
  deleteAddressRow,
  insertAddress,
  listAddressRows,
  updateAddressRow,
} from './customer.queries.ts';

type AddressesContext = RequestContext<'db' | 'maps' | 'now' | 'settings'>;

type AddressBody = ParsedInput<typeof contract.addAddress>['body'];

export async function listAddresses(ctx: RequestContext<'db'>): Promise<{ addresses: contract.Address[] }> {
  const rows = await listAddressRows(ctx.db, requireCustomerId(ctx));
  return { addresses: rows.map(({ address, zoneIds }) => toAddressResponse(address, zoneIds)) };
}

/** Throws `coordinates`, `phone_invalid`, and `door_required` without a geocoder. */
export async function addAddress(ctx: AddressesContext, body: AddressBody) {
  const customerId = requireCustomerId(ctx);
  const zoneIds = await requireZones(ctx, body);
  const id = await insertAddress(ctx.db, customerId, await toValues(ctx, body), new Date(ctx.now()));
  return { message: textOf('messages.address_added', ctx.language), id, zone_ids: zoneIds };
}

/** Throws as `addAddress`, and `not_found` for another customer's address as for one that does not exist. */
export async function updateAddress(
  ctx: AddressesContext,
  { params, body }: ParsedInput<typeof contract.updateAddress>,
) {
  const customerId = requireCustomerId(ctx);
  const zoneIds = await requireZones(ctx, body);
  const values = await toValues(ctx, body);
  requireFound(await updateAddressRow(ctx.db, customerId, params.id, values, new Date(ctx.now())));
  return { message: textOf('messages.address_updated', ctx.language), zone_ids: zoneIds };
}

export async function deleteAddress(
  ctx: RequestContext<'db'>,
  query: ParsedInput<typeof contract.deleteAddress>['query'],
) {
  const customerId = requireCustomerId(ctx);
  const id = query.address_id ?? query.id;
  if (id === undefined) throw new AppError('required', undefined, 'address_id');
  if (!(await deleteAddressRow(ctx.db, customerId, id))) throw new AppError('not_found');
  return { message: textOf('messages.address_deleted', ctx.language) };
}

async function requireZones(
  ctx: RequestContext<'db'>,
  { latitude, longitude }: AddressBody,
): Promise<number[]> {
  const zoneIds = await zonesAt(ctx.db, { latitude, longitude });
  if (zoneIds.length === 0) throw new AppError('coordinates');
  return zoneIds;
}

async function toValues(ctx: AddressesContext, body: AddressBody): Promise<AddressValues> {
  const { country } = await ctx.settings();
  const contactPhone = toE164(body.contact_person_number, country);
  if (contactPhone === null) throw new AppError('phone_invalid', undefined, 'contact_person_number');
  const missing = missingDoor(body, ctx.maps.services.geocoder);
  if (missing.length > 0) throw AppError.ofFields(missing.map((field) => ({ code: 'door_required', field })));
  return {
    type: body.address_type,
    // The other types have names of their own.
    label: body.address_type === 'other' ? optionalText(body.address_label) : null,
    address: body.address,
    contactName: body.contact_person_name,
    contactPhone,
    // Only guests have it; a customer's email is part of the account.
    contactEmail: null,
    note: optionalText(body.additional_information),
    road: optionalText(body.road),
    house: optionalText(body.house),
    floor: optionalText(body.floor),
    latitude: body.latitude,
    longitude: body.longitude,
  };
}

/** Forms send an empty text for an omitted field. */
function optionalText(text: string | null | undefined): string | null {
  return text?.trim() || null;
}

function toAddressResponse(row: AddressRow, zoneIds: number[]): contract.Address {
  return {
    id: row.id,
    address_type: row.type,
    address_label: row.label,
    contact_person_name: row.contactName,
    contact_person_number: row.contactPhone,
    contact_person_email: row.contactEmail,
    address: row.address,
    additional_information: row.note,
    latitude: String(row.latitude),
    longitude: String(row.longitude),
    zone_id: zoneIds[0] ?? null,
    zone_ids: zoneIds,
    road: row.road,
    house: row.house,
    floor: row.floor,
  };
}
