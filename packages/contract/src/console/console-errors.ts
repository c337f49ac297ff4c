import { ERRORS, type ErrorCode, errorText, fillText } from '../errors.ts';

type Row = { status: number; en: string; ar: string };

/** Reasons of a rejection that only the console has. A table of its own, so that the storefront does not carry it. */
export const CONSOLE_ERRORS = {
  console_origin: {
    status: 403,
    en: 'This request did not come from the console. Reload the page.',
    ar: 'لم يصدر هذا الطلب من لوحة الإدارة. أعد تحميل الصفحة.',
  },
  sign_in_failed: {
    status: 401,
    en: 'E-mail or password is wrong.',
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  },
  second_factor_required: {
    status: 403,
    en: 'Confirm your sign-in with your second factor.',
    ar: 'أكّد تسجيل الدخول بعامل التحقق الثاني.',
  },
  second_factor_setup_required: {
    status: 403,
    en: 'Set up a second factor to continue.',
    ar: 'أضف عامل تحقق ثانيًا للمتابعة.',
  },
  second_factor_wrong: {
    status: 403,
    en: 'This code is wrong or was used already.',
    ar: 'هذا الرمز غير صحيح أو سبق استخدامه.',
  },
  totp_not_started: {
    status: 409,
    en: 'Start the set-up of the authenticator app again.',
    ar: 'ابدأ إعداد تطبيق المصادقة من جديد.',
  },
  totp_set_already: {
    status: 409,
    en: 'An authenticator app is set up already. Remove it first.',
    ar: 'يوجد تطبيق مصادقة مضاف بالفعل. أزله أولًا.',
  },
  passkey_failed: {
    status: 403,
    en: 'This passkey could not be confirmed. Try again.',
    ar: 'تعذر التحقق من مفتاح المرور. حاول مجددًا.',
  },
  last_second_factor: {
    status: 409,
    en: 'This is your only second factor. Add another one first.',
    ar: 'هذا عامل التحقق الثاني الوحيد لديك. أضف غيره أولًا.',
  },
  step_up_required: {
    status: 403,
    en: 'Confirm with your second factor that it is you.',
    ar: 'أكّد هويتك بعامل التحقق الثاني.',
  },
  permission_denied: {
    status: 403,
    en: 'Your role does not allow this.',
    ar: 'دورك لا يسمح بهذا الإجراء.',
  },
  changed_meanwhile: {
    status: 409,
    en: 'This was changed in the meantime. Compare both versions.',
    ar: 'تغيّرت هذه البيانات في هذه الأثناء. قارن بين النسختين.',
  },
  staff_password_short: {
    status: 403,
    en: 'Use at least {minimum} characters.',
    ar: 'استخدم {minimum} حرفًا على الأقل.',
  },
  staff_password_wrong: {
    status: 403,
    en: 'Your current password is not right.',
    ar: 'كلمة المرور الحالية غير صحيحة.',
  },
  invitation_invalid: {
    status: 404,
    en: 'This invitation was used or has expired. Ask for a new one.',
    ar: 'استُخدمت هذه الدعوة أو انتهت صلاحيتها. اطلب دعوة جديدة.',
  },
  invitation_accepted: {
    status: 409,
    en: 'This account is in use already and needs no invitation.',
    ar: 'هذا الحساب مستخدم بالفعل ولا يحتاج إلى دعوة.',
  },
  staff_mail_taken: {
    status: 409,
    en: 'An account with this e-mail exists already.',
    ar: 'يوجد حساب بهذا البريد الإلكتروني.',
  },
  last_operator: {
    status: 409,
    en: 'This is the last operator. Make someone else an operator first.',
    ar: 'هذا آخر مشغّل. عيّن مشغّلًا آخر أولًا.',
  },
  grant_beyond_own: {
    status: 403,
    en: 'You cannot grant more than you may do yourself.',
    ar: 'لا يمكنك منح صلاحيات تتجاوز صلاحياتك.',
  },
  role_unknown: { status: 403, en: 'This role does not exist.', ar: 'هذا الدور غير موجود.' },
  role_in_use: {
    status: 409,
    en: 'Staff have this role. Take it from them first.',
    ar: 'هذا الدور ممنوح لموظفين. أزله عنهم أولًا.',
  },
  scope_unknown: {
    status: 403,
    en: 'This zone or store does not exist.',
    ar: 'هذه المنطقة أو هذا المتجر غير موجود.',
  },
  view_limit: {
    status: 409,
    en: 'You have {maximum} saved views of this list. Delete one first.',
    ar: 'لديك {maximum} عرضًا محفوظًا لهذه القائمة. احذف واحدًا أولًا.',
  },
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
  customer_blocked: {
    status: 409,
    en: 'This account is blocked. Unblock it first.',
    ar: 'هذا الحساب موقوف. ألغِ الإيقاف أولًا.',
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
  coupon_code_taken: {
    status: 409,
    en: 'Another coupon has this code.',
    ar: 'هذا الرمز مستخدم في قسيمة أخرى.',
  },
  coupon_discount: {
    status: 403,
    en: 'Enter a percentage or an amount, not both. Free delivery has neither.',
    ar: 'أدخل نسبة أو مبلغًا، لا كليهما. التوصيل المجاني بلا نسبة ولا مبلغ.',
  },
  coupon_target: {
    status: 403,
    en: 'Name the zones or stores of this type of coupon; other types have none.',
    ar: 'حدّد مناطق هذا النوع من القسائم أو متاجره؛ الأنواع الأخرى بلا تحديد.',
  },
  promotion_period: {
    status: 403,
    en: 'The end must be after the start.',
    ar: 'يجب أن تكون النهاية بعد البداية.',
  },
  promotion_target: {
    status: 403,
    en: 'What is chosen here does not exist or belongs to another module, or a banner leads to several places.',
    ar: 'ما اخترته غير موجود أو يتبع قسمًا آخر، أو أن اللافتة تقود إلى أكثر من وجهة.',
  },
  promotion_worth: {
    status: 403,
    en: 'Enter a percentage or an amount, not both.',
    ar: 'أدخل نسبة أو مبلغًا، لا كليهما.',
  },
  flash_sale_sold: {
    status: 409,
    en: 'More pieces of an item are sold than you offer, or a removed item has sold pieces.',
    ar: 'بيع من أحد الأصناف أكثر مما تعرض، أو أن صنفًا أزلته بيعت منه قطع.',
  },
  category_elsewhere: {
    status: 409,
    en: 'This category does not exist in the module of the item.',
    ar: 'هذه الفئة غير موجودة في قسم هذا الصنف.',
  },
  brand_elsewhere: {
    status: 409,
    en: 'This brand does not exist in the module of the item.',
    ar: 'هذه العلامة التجارية غير موجودة في قسم هذا الصنف.',
  },
  condition_elsewhere: {
    status: 409,
    en: 'This condition does not exist in the module of the item.',
    ar: 'هذه الحالة غير موجودة في قسم هذا الصنف.',
  },
  option_names_repeat: {
    status: 403,
    en: 'A name is there twice. Carts and orders could not tell the options apart.',
    ar: 'يتكرر أحد الأسماء، فلا يمكن تمييز الاختيارات في السلال والطلبات.',
  },
  option_bounds: {
    status: 403,
    en: 'A group asks for more options than it has, or for more than it allows.',
    ar: 'تطلب إحدى المجموعات اختيارات أكثر مما فيها أو مما تسمح به.',
  },
  attributes_many: {
    status: 403,
    en: 'These attributes have too many combinations.',
    ar: 'لهذه الخصائص عدد كبير جدًا من التركيبات.',
  },
  category_depth: {
    status: 409,
    en: 'Categories have two levels: choose a main category of the same module, for one without subcategories.',
    ar: 'للفئات مستويان: اختر فئة رئيسية من القسم نفسه، لفئة بلا فئات فرعية.',
  },
  category_in_use: {
    status: 409,
    en: 'This category has items or subcategories. Move them first, or hide the category.',
    ar: 'تحتوي هذه الفئة على أصناف أو فئات فرعية. انقلها أولًا أو أخفِ الفئة.',
  },
  brand_in_use: {
    status: 409,
    en: 'Items have this brand. Give them another one first.',
    ar: 'هذه العلامة التجارية مستخدمة في أصناف. غيّرها فيها أولًا.',
  },
  catalog_name_taken: {
    status: 409,
    en: 'This English name exists already.',
    ar: 'هذا الاسم الإنجليزي موجود بالفعل.',
  },
  store_without_items: {
    status: 409,
    en: 'Stores of this module sell no items.',
    ar: 'متاجر هذا القسم لا تبيع أصنافًا.',
  },
  variations_differ: {
    status: 409,
    en: 'A variation is no combination of the attributes, or there is none to sell.',
    ar: 'أحد الخيارات لا يطابق تركيبة من الخصائص، أو لا يوجد خيار للبيع.',
  },
  add_on_elsewhere: {
    status: 409,
    en: 'An add-on does not belong to the store of the item.',
    ar: 'إحدى الإضافات لا تتبع متجر هذا الصنف.',
  },
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
  funding_decided: {
    status: 409,
    en: 'This request was decided already.',
    ar: 'سبق البتّ في هذا الطلب.',
  },
} as const satisfies Record<string, Row>;

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
