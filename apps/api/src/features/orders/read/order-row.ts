import type { ModuleType } from '@errand/domain/modules';
import type { OrderStatus } from '@errand/domain/orders';
import type { Translations } from '../../../platform/db/index.ts';
import type { OrderPlace } from '../orders.tables.ts';

/** An order with everything that its shape needs: one row of one statement. */
export type OrderRow = {
  id: number;
  owner: string;
  module_id: number;
  module_type: ModuleType;
  store_id: number;
  zone_id: number;
  status: OrderStatus;
  type: 'delivery' | 'take_away';
  payment_method: string;
  payment_status: 'unpaid' | 'paid' | 'partially_paid';
  pay_by: Date | null;
  items_minor: number;
  discount_minor: number;
  store_discount_minor: number;
  coupon_discount_minor: number;
  coupon_code: string | null;
  tax_minor: number;
  tax_included: boolean;
  tax_rate: number;
  delivery_minor: number;
  original_delivery_minor: number;
  surcharge_minor: number;
  additional_minor: number;
  packaging_minor: number;
  tip_minor: number;
  total_minor: number;
  wallet_minor: number;
  distance_km: number | null;
  place: OrderPlace | null;
  contact: { name: string; phone: string; email: string | null };
  note: string | null;
  unavailable_item_note: string | null;
  delivery_instruction: string | null;
  cutlery: boolean;
  bring_change_minor: number | null;
  prescription: boolean;
  /** The keys of what came with it, in order. */
  attachments: string[];
  scheduled_for: Date | null;
  otp: string;
  language: 'en' | 'ar';
  route: string | null;
  departed_at: Date | null;
  travel_seconds: number | null;
  processing_minutes: number | null;
  expected_from: Date | null;
  expected_to: Date | null;
  cancel_reason: string | null;
  cancel_note: string | null;
  canceled_by: string | null;
  created_at: Date;
  updated_at: Date;
  delivery_minutes_from: number;
  line_count: number;
  courier: CourierColumns | null;
  refund: RefundColumns | null;
  report: ReportColumns | null;
  /** Of its items, as its owner gave them. */
  reviews: (GivenReviewColumns & { item_id: number })[] | null;
  courier_review: GivenReviewColumns | null;
  /** Oldest first. */
  history: { id: number; status: OrderStatus; at: string }[];
};

export type CourierColumns = {
  id: number;
  first_name: Translations;
  last_name: Translations;
  phone: string;
  vehicle: Translations;
  picture: string | null;
  rating_average: number;
  rating_count: number;
  latitude: number | null;
  longitude: number | null;
  heading: number | null;
};

/** Times are text: they come out of JSON. */
export type RefundColumns = {
  id: number;
  order_id: number;
  reason: string;
  note: string | null;
  pictures: string[];
  amount_minor: number;
  status: 'requested' | 'approved' | 'refused';
  provider_minor: number;
  wallet_minor: number;
  by_hand_minor: number;
  admin_note: string | null;
  decided_at: string | null;
  created_at: string;
};

export type ReportColumns = {
  id: number;
  reason: string;
  text: string;
  pictures: string[];
  answer: string | null;
  answered_at: string | null;
  created_at: string;
};

export type GivenReviewColumns = { rating: number; comment: string; pictures: string[] };

/** The columns of an OrderRow, from `orders o` with what ORDER_JOINS adds. */
export const ORDER_COLUMNS = `
  o.id, o.owner, o.module_id, m.type as module_type, o.store_id, o.zone_id, o.status, o.type, o.payment_method,
  o.payment_status, o.pay_by, o.items_minor, o.discount_minor, o.store_discount_minor, o.coupon_discount_minor, o.coupon_code,
  o.tax_minor, o.tax_included, o.tax_rate, o.delivery_minor, o.original_delivery_minor,
  o.surcharge_minor, o.additional_minor, o.packaging_minor, o.tip_minor, o.total_minor, o.wallet_minor, o.distance_km, o.place,
  o.contact, o.note, o.unavailable_item_note, o.delivery_instruction, o.cutlery, o.bring_change_minor, o.prescription,
  o.scheduled_for, o.otp, o.language, o.route,
  o.departed_at, o.travel_seconds, o.processing_minutes, o.expected_from, o.expected_to, o.cancel_reason,
  o.cancel_note, o.canceled_by, o.created_at, o.updated_at, s.delivery_minutes_from,
  array(select a.id from order_attachments a where a.order_id = o.id order by a.position) as attachments,
  (select count(*) from order_lines l where l.order_id = o.id) as line_count,
  (select json_build_object('id', c.id, 'first_name', c.first_name, 'last_name', c.last_name, 'phone', c.phone,
      'vehicle', c.vehicle, 'picture', c.picture, 'rating_average', c.rating_average, 'rating_count', c.rating_count,
      'latitude', c.latitude, 'longitude', c.longitude, 'heading', c.heading)
    from couriers c where c.id = o.courier_id) as courier,
  (select row_to_json(f) from order_refunds f where f.order_id = o.id) as refund,
  (select row_to_json(p) from order_reports p where p.order_id = o.id order by p.id desc limit 1) as report,
  (select json_agg(json_build_object('item_id', v.item_id, 'rating', v.rating, 'comment', v.comment->>'en',
      'pictures', v.pictures)) from reviews v where v.order_id = o.id and v.item_id is not null) as reviews,
  (select json_build_object('rating', v.rating, 'comment', v.comment, 'pictures', v.pictures)
    from courier_reviews v where v.order_id = o.id) as courier_review,
  (select json_agg(json_build_object('id', h.id, 'status', h.status, 'at', h.at) order by h.id)
    from order_history h where h.order_id = o.id) as history`;

export const ORDER_JOINS = 'join stores s on s.id = o.store_id join modules m on m.id = o.module_id';

/** The id of the newest entry of the history: the event id of the live stream. */
export function eventIdOf(row: Pick<OrderRow, 'history'>): number {
  return row.history[row.history.length - 1]?.id ?? 0;
}
