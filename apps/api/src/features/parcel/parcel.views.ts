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
