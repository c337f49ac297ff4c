import type { ParsedInput, ResponseInput } from '@errand/contract';
import type * as contract from '@errand/contract/parcel';
import { toMajor } from '@errand/domain/money';
import { AppError, type RequestContext } from '../../platform/http/index.ts';
import { ownOrders } from '../orders/index.ts';
import type { OrderAddress } from '../orders/orders.tables.ts';
import { moneyStyle } from '../settings/index.ts';
import { findActiveCategory, findParcel } from './parcel.queries.ts';

type Repeat = ResponseInput<typeof contract.repeatParcel>;

/**
 * The values of one of the viewer's former parcels for a new booking; `swap` exchanges the ends to send it back. Throws
 * `not_found`.
 */
export async function repeatParcel(
  ctx: RequestContext<'db' | 'settings'>,
  { order_id: orderId, swap }: ParsedInput<typeof contract.repeatParcel>['query'],
): Promise<Repeat> {
  const order = await ownOrders.read(ctx, orderId);
  const parcel = await findParcel(ctx.db, order.id);
  if (!parcel?.sender || !order.place) throw new AppError('not_found');
  const [category, { digits }] = await Promise.all([
    findActiveCategory(ctx.db, parcel.categoryId),
    moneyStyle(ctx),
  ]);
  const ends = [toEnd(parcel.sender), toEnd(order.place)] as const;
  const [sender, receiver] = swap === 1 ? [ends[1], ends[0]] : ends;
  return {
    sender,
    receiver,
    parcel_category_id: category?.id ?? null,
    parcel_weight: parcel.weightKg,
    parcel_size: parcel.size,
    parcel_contents: parcel.contents,
    parcel_value: parcel.valueMinor === null ? null : toMajor(parcel.valueMinor, digits),
    charge_payer: order.chargePayer ?? 'sender',
    delivery_instruction: order.deliveryInstruction,
  };
}

function toEnd(place: OrderAddress): Repeat['sender'] {
  return {
    contact_person_name: place.contactName,
    contact_person_number: place.contactPhone,
    contact_person_email: place.contactEmail,
    address: place.address,
    address_type: place.addressType,
    latitude: place.latitude,
    longitude: place.longitude,
    road: place.road,
    house: place.house,
    floor: place.floor,
  };
}
