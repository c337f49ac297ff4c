import type { ErrorRow } from '../../errors.ts';

/** Rejections of sign-in, second factors, roles and grants. */
export const STAFF_ERRORS = {
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
} as const satisfies Record<string, ErrorRow>;
