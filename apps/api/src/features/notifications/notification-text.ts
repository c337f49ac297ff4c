import type { NotificationKind } from './notification-kinds.ts';

type Text = { title: string; description: string };

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

/** Title and description of a notification. */
export function notificationText(
  kind: NotificationKind,
  language: 'en' | 'ar',
  values: { orderId: number; store: string },
): Text {
  const { title, description } = (language === 'ar' ? AR : EN)[kind];
  const filled = description
    .replace('{id}', () => String(values.orderId))
    .replace('{store}', () => values.store);
  return { title, description: filled };
}
