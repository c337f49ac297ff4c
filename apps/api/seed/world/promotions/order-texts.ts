import type { Text } from '../types.ts';
import type { CancellationReasonSeed } from './types.ts';

export const orderCancellationReasons: CancellationReasonSeed[] = [
  reason('I ordered by mistake', 'طلبت بالخطأ'),
  reason('I want to change the order', 'أريد تعديل الطلب'),
  reason('The address is wrong', 'العنوان غير صحيح'),
  reason('The waiting time is too long', 'مدة الانتظار طويلة'),
  reason('I found it elsewhere', 'وجدته في مكان آخر'),
  reason('I no longer need it', 'لم أعد بحاجة إليه'),
];

export const refundReasons: Text[] = [
  { en: 'Something was missing', ar: 'هناك صنف ناقص' },
  { en: 'I received the wrong item', ar: 'وصلني صنف غير الذي طلبته' },
  { en: 'It arrived damaged', ar: 'وصل متضررًا' },
  { en: 'It arrived cold or spoiled', ar: 'وصل باردًا أو فاسدًا' },
  { en: 'It is not as described', ar: 'لا يطابق الوصف' },
  { en: 'It never arrived', ar: 'لم يصل الطلب' },
];

/** Predefined instructions for the courier at checkout. */
export const orderDeliveryInstructions: Text[] = [
  { en: 'Hand it to me', ar: 'سلّمني إياه باليد' },
  { en: 'Leave it at the door', ar: 'اتركه عند الباب' },
  { en: 'Leave it with the doorkeeper', ar: 'اتركه عند حارس المبنى' },
  { en: 'Call when you are close', ar: 'اتصل حين تقترب' },
  { en: 'Do not ring the bell', ar: 'لا ترنّ الجرس' },
];

/** Instructions for items that are out of stock. */
export const unavailableItemNotes: Text[] = [
  { en: 'Call me first', ar: 'اتصلوا بي أولًا' },
  { en: 'Leave it out and refund it', ar: 'احذفوه وأعيدوا ثمنه' },
  { en: 'Choose something close to it', ar: 'اختاروا ما يشبهه' },
];

function reason(en: string, ar: string): CancellationReasonSeed {
  return { reason: { en, ar }, userType: 'customer' };
}
