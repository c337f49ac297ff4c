import { ERRORS, type ErrorCode, type ErrorRow, errorText, fillText } from '../errors.ts';
import { CATALOG_ERRORS } from './catalog/catalog-errors.ts';
import { STAFF_ERRORS } from './staff/staff-errors.ts';

/** Error codes that only the console has. They are a separate table, so that the storefront does not load them. */
export const CONSOLE_ERRORS = {
  ...STAFF_ERRORS,
  setting_invalid: {
    status: 403,
    en: 'This value does not fit the setting.',
    ar: 'هذه القيمة لا تناسب الإعداد.',
  },
  setting_unchanged: {
    status: 409,
    en: 'There is no earlier value to go back to.',
    ar: 'لا توجد قيمة سابقة للعودة إليها.',
  },
  refund_decided: {
    status: 409,
    en: 'This request was decided already.',
    ar: 'تم البتّ في هذا الطلب من قبل.',
  },
  refund_owed: {
    status: 409,
    en: 'This money was paid for a canceled order. It can only be returned.',
    ar: 'دُفع هذا المبلغ لطلب أُلغي، ولا يمكن إلا إعادته.',
  },
  customer_blocked: {
    status: 409,
    en: 'This account is blocked. Unblock it first.',
    ar: 'هذا الحساب موقوف. ألغِ الإيقاف أولًا.',
  },
  caller_needs_office: {
    status: 409,
    en: 'Only the office can take an order for this number.',
    ar: 'المكتب وحده يمكنه تسجيل طلب لهذا الرقم.',
  },
  coupon_needs_office: {
    status: 409,
    en: 'Whether this coupon is valid depends on orders that your zones do not show. Leave it out, or let the office take the order.',
    ar: 'صلاحية هذه القسيمة تتوقف على طلبات لا تظهر لمناطقك. احذف القسيمة أو دع المكتب يسجل الطلب.',
  },
  edit_awaits_payment: {
    status: 409,
    en: 'The customer is paying this order online. It can be changed once it is paid.',
    ar: 'العميل يدفع هذا الطلب عبر الإنترنت الآن. يمكن تعديله بعد إتمام الدفع.',
  },
  edit_paid_total: {
    status: 409,
    en: 'This order is paid, so it cannot become dearer. Choose cheaper items, or place a second order for the rest.',
    ar: 'هذا الطلب مدفوع، فلا يمكن رفع قيمته. اختر أصنافًا أقل سعرًا أو سجّل طلبًا ثانيًا للباقي.',
  },
  application_decided: {
    status: 409,
    en: 'This application was decided already.',
    ar: 'تم البتّ في طلب الانضمام هذا من قبل.',
  },
  problem_answered: {
    status: 409,
    en: 'This report was answered already.',
    ar: 'تم الرد على هذا البلاغ من قبل.',
  },
  handover_too_much: {
    status: 409,
    en: 'The courier holds less cash than that.',
    ar: 'النقد الذي بحوزة المندوب أقل من ذلك.',
  },
  order_no_mail: {
    status: 409,
    en: 'No confirmation can be sent: the customer gave no e-mail, or this kind of order has none.',
    ar: 'تعذر إرسال التأكيد: لم يذكر العميل بريدًا إلكترونيًا أو أن هذا النوع من الطلبات لا تأكيد له.',
  },
  no_courier_account: {
    status: 409,
    en: 'Your account is not connected to a courier yet. Ask the office to connect it.',
    ar: 'لم يُربط حسابك بأي مندوب بعد. اطلب من المكتب ربطه.',
  },
  courier_account_taken: {
    status: 409,
    en: 'The account with this e-mail already works as another courier.',
    ar: 'الحساب بهذا البريد يعمل بالفعل مندوبًا آخر.',
  },
  courier_connected: {
    status: 409,
    en: 'This courier is connected to another account.',
    ar: 'هذا المندوب مرتبط بحساب آخر.',
  },
  offer_gone: {
    status: 409,
    en: 'This offer has expired or was given to somebody else.',
    ar: 'انتهت مدة هذا العرض أو أُعطي لمندوب آخر.',
  },
  cash_not_taken: {
    status: 409,
    en: 'Take the cash first, then confirm that you have it.',
    ar: 'استلم المبلغ نقدًا أولًا ثم أكّد استلامه.',
  },
  delivery_proof_missing: {
    status: 409,
    en: 'Enter the customer’s code, or take a photo at the door.',
    ar: 'أدخل رمز العميل أو التقط صورة عند الباب.',
  },
  stock_uncounted: {
    status: 409,
    en: 'The stock of this item is not counted.',
    ar: 'لا يُحسب مخزون هذا الصنف.',
  },
  no_courier: {
    status: 409,
    en: 'No active courier of this zone can take the order.',
    ar: 'لا يوجد مندوب نشط في هذه المنطقة يمكنه أخذ الطلب.',
  },
  ...CATALOG_ERRORS,
  store_outside_zone: {
    status: 403,
    en: 'This point is outside the zone.',
    ar: 'هذا الموقع خارج المنطقة.',
  },
  module_not_offered: {
    status: 403,
    en: 'This zone does not offer the store’s module.',
    ar: 'هذه المنطقة لا توفر قسم المتجر.',
  },
  store_slug_taken: {
    status: 409,
    en: 'There is a store "{slug}" already.',
    ar: 'يوجد متجر «{slug}» بالفعل.',
  },
  store_range_wrong: {
    status: 403,
    en: 'The end is before the start.',
    ar: 'النهاية تسبق البداية.',
  },
  sender_missing: {
    status: 409,
    en: 'No provider is configured. Set SMTP_URL for mail or SMS_PROVIDER for SMS and start again.',
    ar: 'لا مزود مهيأ. عيّن SMTP_URL للبريد أو SMS_PROVIDER للرسائل القصيرة ثم أعد التشغيل.',
  },
  set_up_incomplete: {
    status: 409,
    en: 'Required steps are missing.',
    ar: 'تنقص خطوات مطلوبة.',
  },
  import_file: {
    status: 403,
    en: 'Choose a CSV file.',
    ar: 'اختر ملف CSV.',
  },
  import_categories: {
    status: 403,
    en: 'Categories belong to the whole module. Your role cannot create them.',
    ar: 'الفئات تخص القسم كله، ودورك لا يسمح بإنشائها.',
  },
  import_running: {
    status: 409,
    en: 'This import is still running.',
    ar: 'ما زال هذا الاستيراد جاريًا.',
  },
  import_faulty: {
    status: 409,
    en: 'No product of this file can be imported. Correct it and upload it again.',
    ar: 'لا يمكن استيراد أي منتج من هذا الملف. صحّحه وارفعه مجددًا.',
  },
  outline_crosses: {
    status: 403,
    en: 'The sides of this outline cross each other.',
    ar: 'أضلاع هذا الحد تتقاطع.',
  },
  time_zone_unknown: {
    status: 403,
    en: 'This time zone does not exist.',
    ar: 'هذه المنطقة الزمنية غير موجودة.',
  },
  customer_removed: {
    status: 409,
    en: 'This account was deleted.',
    ar: 'حُذف هذا الحساب.',
  },
  customer_same: {
    status: 409,
    en: 'This is the same account. Choose another one.',
    ar: 'هذا هو الحساب نفسه. اختر حسابًا آخر.',
  },
  confirmation_wrong: {
    status: 403,
    en: 'This is not the number of this customer.',
    ar: 'هذا ليس رقم هذا العميل.',
  },
  funding_own: {
    status: 403,
    en: 'You requested this amount yourself. Another member has to decide.',
    ar: 'أنت من طلب هذا المبلغ. يجب أن يقرر عضو آخر.',
  },
  push_unusable: {
    status: 422,
    en: 'This browser’s push service cannot be used.',
    ar: 'لا يمكن استخدام خدمة الإشعارات في هذا المتصفح.',
  },
  push_many: {
    status: 409,
    en: 'Too many of your browsers are told of new orders. Turn it off on one of them first.',
    ar: 'تصل الإشعارات إلى عدد كبير من متصفحاتك. أوقفها في أحدها أولًا.',
  },
  funding_decided: {
    status: 409,
    en: 'This request was decided already.',
    ar: 'سبق البتّ في هذا الطلب.',
  },
} as const satisfies Record<string, ErrorRow>;

export type ConsoleErrorCode = keyof typeof CONSOLE_ERRORS;

export function isConsoleErrorCode(code: string): code is ConsoleErrorCode {
  return Object.hasOwn(CONSOLE_ERRORS, code);
}

/** The status of a rejection by any code of the product. */
export function statusOf(code: ErrorCode | ConsoleErrorCode): number {
  return isConsoleErrorCode(code) ? CONSOLE_ERRORS[code].status : ERRORS[code].status;
}

/** The text of a rejection by any code of the product. */
export function anyErrorText(
  code: ErrorCode | ConsoleErrorCode,
  language: string,
  details: Record<string, unknown> = {},
): string {
  return isConsoleErrorCode(code)
    ? fillText(CONSOLE_ERRORS[code], language, details)
    : errorText(code, language, details);
}
