import type { NotificationKind, Text } from './notification-kinds.ts';

/** Texts about a trip, whose store is its provider. A kind without a text here uses that of an order. */
type Texts = Partial<Record<NotificationKind, Text>>;

export const TRIP_EN: Texts = {
  pending: { title: 'Trip booked', description: '{store} has your booking #{id}.' },
  confirmed: { title: 'Trip confirmed', description: '{store} has confirmed your trip #{id}.' },
  picked_up: { title: 'Have a good trip', description: 'Your trip #{id} with {store} has begun.' },
  delivered: { title: 'Trip completed', description: 'Your trip #{id} with {store} is over. Thank you!' },
  canceled: { title: 'Trip canceled', description: 'Your trip #{id} with {store} was canceled.' },
  failed: {
    title: 'Payment failed',
    description: 'The payment of your trip #{id} with {store} failed. You can try again.',
  },
  refund_approved: {
    title: 'Refund approved',
    description: 'We return the money of your trip #{id} with {store} the way you paid.',
  },
  refunded: { title: 'Refunded', description: 'The money of your trip #{id} with {store} was returned.' },
  refund_request_canceled: {
    title: 'Refund not granted',
    description: 'We could not grant the refund of your trip #{id} with {store}.',
  },
};

export const TRIP_AR: Texts = {
  pending: { title: 'تم حجز الرحلة', description: 'وصل حجزك رقم #{id} إلى {store}.' },
  confirmed: { title: 'تأكدت الرحلة', description: 'أكّد {store} رحلتك رقم #{id}.' },
  picked_up: { title: 'رحلة سعيدة', description: 'بدأت رحلتك رقم #{id} مع {store}.' },
  delivered: { title: 'انتهت الرحلة', description: 'انتهت رحلتك رقم #{id} مع {store}. شكرًا لك!' },
  canceled: { title: 'أُلغيت الرحلة', description: 'أُلغيت رحلتك رقم #{id} مع {store}.' },
  failed: {
    title: 'تعذّر الدفع',
    description: 'تعذّر دفع رحلتك رقم #{id} مع {store}. يمكنك المحاولة مجددًا.',
  },
  refund_approved: {
    title: 'تمت الموافقة على الاسترداد',
    description: 'سنعيد مبلغ رحلتك رقم #{id} مع {store} بالطريقة التي دفعت بها.',
  },
  refunded: { title: 'أُعيد المبلغ', description: 'أُعيد إليك مبلغ رحلتك رقم #{id} مع {store}.' },
  refund_request_canceled: {
    title: 'تعذّر الاسترداد',
    description: 'لم نتمكن من الموافقة على استرداد مبلغ رحلتك رقم #{id} مع {store}.',
  },
};
