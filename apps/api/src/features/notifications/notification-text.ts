import type { LanguageCode } from '@errand/domain/language';
import type { NotificationKind, Text } from './notification-kinds.ts';
import { TRIP_AR, TRIP_EN } from './trip-notification-text.ts';

const EN: Record<NotificationKind, Text> = {
  pending: { title: 'Order placed', description: '{store} has your order #{id}.' },
  accepted: { title: 'Courier found', description: 'A courier will bring your order #{id} from {store}.' },
  confirmed: { title: 'Order confirmed', description: '{store} has confirmed your order #{id}.' },
  processing: { title: 'Being prepared', description: '{store} is preparing your order #{id}.' },
  handover: { title: 'Order ready', description: 'Your order #{id} is ready at {store}.' },
  picked_up: { title: 'On the way', description: 'Your order #{id} from {store} is on its way to you.' },
  delivered: { title: 'Delivered', description: 'Your order #{id} from {store} was delivered. Enjoy!' },
  canceled: { title: 'Order canceled', description: 'Your order #{id} from {store} was canceled.' },
  failed: {
    title: 'Payment failed',
    description: 'The payment of your order #{id} from {store} failed. You can try again.',
  },
  refund_approved: {
    title: 'Refund approved',
    description: 'We return the money of your order #{id} from {store} the way you paid.',
  },
  refunded: { title: 'Refunded', description: 'The money of your order #{id} from {store} was returned.' },
  refund_request_canceled: {
    title: 'Refund not granted',
    description: 'We could not grant the refund of your order #{id} from {store}.',
  },
  returned: { title: 'Returned', description: 'Your order #{id} was returned to {store}.' },
};

const AR: Record<NotificationKind, Text> = {
  pending: { title: 'تم إرسال الطلب', description: 'وصل طلبك رقم #{id} إلى {store}.' },
  accepted: { title: 'وجدنا مندوبًا', description: 'سيحضر مندوب طلبك رقم #{id} من {store}.' },
  confirmed: { title: 'تأكد الطلب', description: 'أكّد {store} طلبك رقم #{id}.' },
  processing: { title: 'قيد التحضير', description: 'يحضّر {store} طلبك رقم #{id} الآن.' },
  handover: { title: 'الطلب جاهز', description: 'طلبك رقم #{id} جاهز لدى {store}.' },
  picked_up: { title: 'في الطريق', description: 'طلبك رقم #{id} من {store} في طريقه إليك.' },
  delivered: { title: 'تم التوصيل', description: 'تم توصيل طلبك رقم #{id} من {store}. بالهناء!' },
  canceled: { title: 'أُلغي الطلب', description: 'أُلغي طلبك رقم #{id} من {store}.' },
  failed: {
    title: 'تعذّر الدفع',
    description: 'تعذّر دفع طلبك رقم #{id} من {store}. يمكنك المحاولة مجددًا.',
  },
  refund_approved: {
    title: 'تمت الموافقة على الاسترداد',
    description: 'سنعيد مبلغ طلبك رقم #{id} من {store} بالطريقة التي دفعت بها.',
  },
  refunded: { title: 'أُعيد المبلغ', description: 'أُعيد إليك مبلغ طلبك رقم #{id} من {store}.' },
  refund_request_canceled: {
    title: 'تعذّر الاسترداد',
    description: 'لم نتمكن من الموافقة على استرداد مبلغ طلبك رقم #{id} من {store}.',
  },
  returned: { title: 'أُرجع الطلب', description: 'أُرجع طلبك رقم #{id} إلى {store}.' },
};

/** Texts about a parcel, which has no store. */
const PARCEL_EN: Record<NotificationKind, Text> = {
  pending: { title: 'Parcel booked', description: 'Your parcel #{id} is booked. We look for a courier.' },
  accepted: { title: 'Courier found', description: 'A courier comes to pick up your parcel #{id}.' },
  confirmed: { title: 'Courier on the way', description: 'A courier comes to pick up your parcel #{id}.' },
  processing: { title: 'Being prepared', description: 'Your parcel #{id} is being prepared.' },
  handover: { title: 'Courier at the door', description: 'The courier is there for your parcel #{id}.' },
  picked_up: { title: 'On the way', description: 'The courier has your parcel #{id}.' },
  delivered: { title: 'Delivered', description: 'Your parcel #{id} was handed over.' },
  canceled: { title: 'Parcel canceled', description: 'Your parcel #{id} was canceled.' },
  failed: {
    title: 'Payment failed',
    description: 'The payment of your parcel #{id} failed. You can try again.',
  },
  refund_approved: {
    title: 'Refund approved',
    description: 'We return the money of your parcel #{id} the way you paid.',
  },
  refunded: { title: 'Refunded', description: 'The money of your parcel #{id} was returned.' },
  refund_request_canceled: {
    title: 'Refund not granted',
    description: 'We could not grant the refund of your parcel #{id}.',
  },
  returned: { title: 'Returned', description: 'Your parcel #{id} is back with you.' },
};

const PARCEL_AR: Record<NotificationKind, Text> = {
  pending: { title: 'تم حجز الطرد', description: 'تم حجز طردك رقم #{id}، ونبحث عن مندوب.' },
  accepted: { title: 'وجدنا مندوبًا', description: 'سيحضر مندوب لاستلام طردك رقم #{id}.' },
  confirmed: { title: 'المندوب في الطريق', description: 'سيحضر مندوب لاستلام طردك رقم #{id}.' },
  processing: { title: 'قيد التحضير', description: 'يجري تحضير طردك رقم #{id}.' },
  handover: { title: 'المندوب عند الباب', description: 'وصل المندوب لاستلام طردك رقم #{id}.' },
  picked_up: { title: 'في الطريق', description: 'استلم المندوب طردك رقم #{id}.' },
  delivered: { title: 'تم التسليم', description: 'تم تسليم طردك رقم #{id}.' },
  canceled: { title: 'أُلغي الطرد', description: 'أُلغي طردك رقم #{id}.' },
  failed: { title: 'تعذّر الدفع', description: 'تعذّر دفع طردك رقم #{id}. يمكنك المحاولة مجددًا.' },
  refund_approved: {
    title: 'تمت الموافقة على الاسترداد',
    description: 'سنعيد مبلغ طردك رقم #{id} بالطريقة التي دفعت بها.',
  },
  refunded: { title: 'أُعيد المبلغ', description: 'أُعيد إليك مبلغ طردك رقم #{id}.' },
  refund_request_canceled: {
    title: 'تعذّر الاسترداد',
    description: 'لم نتمكن من الموافقة على استرداد مبلغ طردك رقم #{id}.',
  },
  returned: { title: 'أُرجع الطرد', description: 'عاد إليك طردك رقم #{id}.' },
};

/** Title and description of a notification. `store` is null for a parcel. */
export function notificationText(
  kind: NotificationKind,
  language: LanguageCode,
  values: { orderId: number; store: string | null; isTrip?: boolean },
): Text {
  const { store } = values;
  const texts = store === null ? { en: PARCEL_EN, ar: PARCEL_AR } : { en: EN, ar: AR };
  const ofTrip = values.isTrip ? { en: TRIP_EN, ar: TRIP_AR }[language][kind] : undefined;
  const { title, description } = ofTrip ?? texts[language][kind];
  const filled = description
    .replace('{id}', () => String(values.orderId))
    .replace('{store}', () => store ?? '');
  return { title, description: filled };
}
