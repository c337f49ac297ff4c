import { jsonOf, type RowOf } from '../../platform/db/index.ts';
import { parcelCategories, parcels } from './parcel.tables.ts';

const PARCEL = jsonOf(parcels, 'view_parcel', [
  'sender',
  'contents',
  'valueMinor',
  'weightKg',
  'size',
  'distanceMinor',
  'measureMinor',
  'vehicleMinor',
  'polyline',
  'hideSender',
  'proofs',
  'cancellationType',
  'cancelReasons',
  'returnFeeMinor',
  'returnFeeDueMinor',
  'returnBy',
  'senderReturnedAt',
  'returnedAt',
  'returnOtp',
]);
const CATEGORY = jsonOf(parcelCategories, 'view_category', ['id', 'name', 'picture', 'tint']);
export type ParcelRow = RowOf<typeof PARCEL> & { category: RowOf<typeof CATEGORY> };

/** SQL of the parcel of an order as JSON (`ParcelRow`), null for other orders. */
export function parcelOfOrderSql(orderId: string): string {
  return `(select ${PARCEL.sql}::jsonb || jsonb_build_object('category', ${CATEGORY.sql})
    from parcels view_parcel join parcel_categories view_category on view_category.id = view_parcel.category_id
    where view_parcel.order_id = ${orderId})`;
}

const PARCEL_RETURN = jsonOf(parcels, 'view_parcel', [
  'cancellationType',
  'returnFeeMinor',
  'returnFeeDueMinor',
]);
export type ParcelReturnRow = RowOf<typeof PARCEL_RETURN>;

/** SQL of what the return of a parcel adds to the money of its order as JSON (`ParcelReturnRow`), null for other orders. */
export function parcelReturnOfOrderSql(orderId: string): string {
  return `(select ${PARCEL_RETURN.sql} from parcels view_parcel where view_parcel.order_id = ${orderId})`;
}

/** SQL of the return fee that the sender of a parcel paid in cash; 0 for other orders and before the parcel is back. */
export function returnFeeOfOrderSql(orderId: string): string {
  return `coalesce((select view_parcel.return_fee_due_minor from parcels view_parcel
    where view_parcel.order_id = ${orderId}), 0)`;
}

/** SQL condition: the order is a parcel that was canceled after its pickup, which keeps its payment. */
export function isReturnedParcelSql(orderId: string): string {
  return `exists (select 1 from parcels view_parcel
    where view_parcel.order_id = ${orderId} and view_parcel.cancellation_type = 'after_pickup')`;
}
