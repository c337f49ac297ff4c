/** The status and the texts of a rejection. */
export type ErrorRow = { status: number; en: string; ar: string };

function rows<const T extends Record<string, ErrorRow>>(table: T): T {
  return table;
}

/**
 * Every reason of a rejection: its HTTP status and its text in the product's languages. `{name}` is filled from the
 * rejection's details. Texts that a requirement fixes are verbatim.
 */
export const ERRORS = rows({
  // Any viewer
  validation: { status: 403, en: 'This value is not valid.', ar: 'هذه القيمة غير صحيحة.' },
  required: { status: 403, en: 'This field is required.', ar: 'هذا الحقل مطلوب.' },
  read_only: {
    status: 403,
    en: 'You are viewing a customer’s account. You cannot change anything here.',
    ar: 'أنت تعرض حساب أحد العملاء. لا يمكن تغيير أي شيء هنا.',
  },
  link_invalid: {
    status: 404,
    en: 'This link was used, has expired or was ended.',
    ar: 'استُخدم هذا الرابط أو انتهت صلاحيته أو أُنهي.',
  },
  // Input that a schema rejects
  expected_integer: {
    status: 403,
    en: '{field} must be a whole number.',
    ar: 'يجب أن تكون قيمة {field} عددًا صحيحًا.',
  },
  expected_integer_between: {
    status: 403,
    en: '{field} must be a whole number from {minimum} to {maximum}.',
    ar: 'يجب أن تكون قيمة {field} عددًا صحيحًا من {minimum} إلى {maximum}.',
  },
  expected_integer_from: {
    status: 403,
    en: '{field} must be a whole number of at least {minimum}.',
    ar: 'يجب أن تكون قيمة {field} عددًا صحيحًا لا يقل عن {minimum}.',
  },
  expected_number: {
    status: 403,
    en: '{field} must be a number.',
    ar: 'يجب أن تكون قيمة {field} عددًا.',
  },
  expected_number_between: {
    status: 403,
    en: '{field} must be a number from {minimum} to {maximum}.',
    ar: 'يجب أن تكون قيمة {field} عددًا من {minimum} إلى {maximum}.',
  },
  expected_number_from: {
    status: 403,
    en: '{field} must be a number of at least {minimum}.',
    ar: 'يجب أن تكون قيمة {field} عددًا لا يقل عن {minimum}.',
  },
  expected_number_above: {
    status: 403,
    en: '{field} must be a number above {above}, at most {maximum}.',
    ar: 'يجب أن تكون قيمة {field} عددًا أكبر من {above} ولا يتجاوز {maximum}.',
  },
  expected_one_of: {
    status: 403,
    en: '{field} must be one of: {values}.',
    ar: 'يجب أن تكون قيمة {field} إحدى القيم: {values}.',
  },
  expected_text: { status: 403, en: '{field} must be text.', ar: 'يجب أن تكون قيمة {field} نصًا.' },
  expected_text_between: {
    status: 403,
    en: '{field} must be text of {minimum} to {maximum} characters.',
    ar: 'يجب أن تكون قيمة {field} نصًا من {minimum} إلى {maximum} حرفًا.',
  },
  expected_text_up_to: {
    status: 403,
    en: '{field} must be text of at most {maximum} characters.',
    ar: 'يجب أن تكون قيمة {field} نصًا لا يتجاوز {maximum} حرفًا.',
  },
  expected_boolean: {
    status: 403,
    en: '{field} must be true or false.',
    ar: 'يجب أن تكون قيمة {field} إما true أو false.',
  },
  expected_date: {
    status: 403,
    en: '{field} must be a date such as 2026-03-09.',
    ar: 'يجب أن تكون قيمة {field} تاريخًا مثل 2026-03-09.',
  },
  expected_time: {
    status: 403,
    en: '{field} must be a time such as 2026-03-09 18:30:00.',
    ar: 'يجب أن تكون قيمة {field} وقتًا مثل 2026-03-09 18:30:00.',
  },
  expected_list: {
    status: 403,
    en: '{field} must be a list.',
    ar: 'يجب أن تكون قيمة {field} قائمة.',
  },
  expected_list_up_to: {
    status: 403,
    en: '{field} must be a list of at most {maximum} entries.',
    ar: 'يجب أن تكون قيمة {field} قائمة لا تتجاوز {maximum} عنصرًا.',
  },
  expected_json_object: {
    status: 403,
    en: '{field} must be a JSON object, such as {example}.',
    ar: 'يجب أن تكون قيمة {field} كائن JSON، مثل {example}.',
  },
  expected_json_list: {
    status: 403,
    en: '{field} must be a JSON list such as {example}, of at most {maximum} entries.',
    ar: 'يجب أن تكون قيمة {field} قائمة JSON مثل {example} لا تتجاوز {maximum} عنصرًا.',
  },
  expected_object: {
    status: 403,
    en: '{field} must be an object.',
    ar: 'يجب أن تكون قيمة {field} كائنًا.',
  },
  not_found: { status: 404, en: 'This could not be found.', ar: 'لم نعثر على المطلوب.' },
  unauthenticated: { status: 401, en: 'Please sign in to continue.', ar: 'سجّل الدخول للمتابعة.' },
  guest_required: {
    status: 401,
    en: 'A guest_id or a sign-in is needed for this call.',
    ar: 'يتطلب هذا الطلب معرّف زائر أو تسجيل الدخول.',
  },
  too_many_requests: {
    status: 429,
    en: 'Too many attempts. Try again in {seconds} seconds.',
    ar: 'محاولات كثيرة. حاول مجددًا بعد {seconds} ثانية.',
  },
  slow_down: {
    status: 429,
    en: 'That was a lot in a short time. Try again in {seconds} seconds.',
    ar: 'طلبات كثيرة في وقت قصير. حاول مجددًا بعد {seconds} ثانية.',
  },
  too_large: { status: 413, en: 'This is larger than we can take.', ar: 'الحجم أكبر من المسموح.' },
  too_slow: {
    status: 408,
    en: 'This took too long to arrive. Please try again.',
    ar: 'استغرق وصول الطلب وقتًا طويلًا. حاول مرة أخرى.',
  },
  malformed_host: {
    status: 400,
    en: 'The address of this request is not valid.',
    ar: 'عنوان هذا الطلب غير صالح.',
  },
  files_not_accepted: {
    status: 415,
    en: 'Files cannot be sent here.',
    ar: 'لا يمكن إرسال ملفات هنا.',
  },
  busy: {
    status: 503,
    en: 'We are very busy right now. Please try again in {seconds} seconds.',
    ar: 'نواجه إقبالًا كثيفًا الآن. حاول مجددًا بعد {seconds} ثوانٍ.',
  },
  internal: {
    status: 500,
    en: 'Something went wrong on our side. Nothing was charged; please try again.',
    ar: 'حدث خطأ لدينا. لم يُخصم منك شيء، حاول مرة أخرى من فضلك.',
  },
  unavailable: {
    status: 503,
    en: 'We cannot reach a service we need. Please try again in a moment.',
    ar: 'تعذر الوصول إلى خدمة نحتاجها. حاول بعد قليل.',
  },
  maintenance: {
    status: 503,
    en: 'We are improving the shop and will be back shortly. Orders you have placed continue as usual.',
    ar: 'نعمل على تحسين المتجر وسنعود قريبًا. الطلبات الجارية مستمرة.',
  },
  // Places
  coordinates: {
    status: 403,
    en: 'We do not deliver to this place yet.',
    ar: 'لا نوصل إلى هذا المكان بعد.',
  },
  zone_required: { status: 403, en: 'Choose a delivery place first.', ar: 'اختر مكان التوصيل أولًا.' },
  module_required: {
    status: 403,
    en: 'A module must be selected to continue.',
    ar: 'يجب اختيار قسم للمتابعة.',
  },
  zone_unknown: { status: 404, en: 'This zone is not known.', ar: 'هذه المنطقة غير معروفة.' },
  route_not_found: {
    status: 404,
    en: 'No way was found between these places.',
    ar: 'لم نجد طريقًا بين المكانين.',
  },
  place_not_found: { status: 404, en: 'This place could not be found.', ar: 'لم نعثر على هذا المكان.' },
  // Sign-in
  'auth-001': {
    status: 401,
    en: 'The e-mail, phone or password is not right.',
    ar: 'البريد أو الهاتف أو كلمة المرور غير صحيحة.',
  },
  'auth-003': {
    status: 401,
    en: 'This account is closed. Please contact us.',
    ar: 'هذا الحساب موقوف. تواصل معنا من فضلك.',
  },
  email_taken: {
    status: 403,
    en: 'An account with this e-mail exists already.',
    ar: 'يوجد حساب بهذا البريد الإلكتروني.',
  },
  phone_taken: {
    status: 403,
    en: 'An account with this phone exists already.',
    ar: 'يوجد حساب بهذا الهاتف.',
  },
  name_required: { status: 403, en: 'First name is required', ar: 'الاسم الأول مطلوب' },
  email_required: { status: 403, en: 'Email is required', ar: 'البريد الإلكتروني مطلوب' },
  email_invalid: { status: 403, en: 'Must be a valid email', ar: 'أدخل بريدًا إلكترونيًا صحيحًا' },
  email_long: {
    status: 403,
    en: 'Email is too long - 255 chars at most.',
    ar: 'البريد الإلكتروني طويل، الحد الأقصى 255 حرفًا.',
  },
  phone_required: { status: 403, en: 'Please give a phone number', ar: 'أدخل رقم الهاتف' },
  phone_short: { status: 403, en: 'Number must be 10 digits', ar: 'يجب أن يتكون الرقم من 10 خانات' },
  phone_invalid: { status: 403, en: 'Must be a valid phone number', ar: 'أدخل رقم هاتف صحيحًا' },
  password_required: { status: 403, en: 'Password is required', ar: 'كلمة المرور مطلوبة' },
  password_short: {
    status: 403,
    en: 'Password is too short - should be 6 chars minimum.',
    ar: 'كلمة المرور قصيرة، الحد الأدنى 6 أحرف.',
  },
  password_long: {
    status: 403,
    en: 'Password is too long - 256 chars at most.',
    ar: 'كلمة المرور طويلة، الحد الأقصى 256 حرفًا.',
  },
  password_common: {
    status: 403,
    en: 'This password is too common. Choose one that is harder to guess.',
    ar: 'كلمة المرور هذه شائعة جدًا. اختر كلمة يصعب تخمينها.',
  },
  password_wrong: { status: 403, en: 'This is not your password.', ar: 'كلمة المرور هذه غير صحيحة.' },
  confirm_identity: {
    status: 403,
    en: 'Confirm first that it is you.',
    ar: 'أكّد هويتك أولًا.',
  },
  confirm_required: { status: 403, en: 'Confirm password is required', ar: 'تأكيد كلمة المرور مطلوب' },
  passwords_differ: { status: 403, en: 'Passwords must match', ar: 'كلمتا المرور غير متطابقتين' },
  identifier_required: {
    status: 403,
    en: 'Email or phone number is required',
    ar: 'البريد الإلكتروني أو رقم الهاتف مطلوب',
  },
  identifier_invalid: {
    status: 403,
    en: 'Must be a valid email or phone number',
    ar: 'أدخل بريدًا إلكترونيًا أو رقم هاتف صحيحًا',
  },
  ref_code_unknown: {
    status: 403,
    en: 'This refer code does not exist.',
    ar: 'رمز الإحالة هذا غير موجود.',
  },
  // Newsletter and registration
  newsletter_email: {
    status: 403,
    en: 'Please insert a valid email.',
    ar: 'أدخل بريدًا إلكترونيًا صحيحًا.',
  },
  picture_type: {
    status: 403,
    en: 'Choose a picture in JPEG, PNG or WebP.',
    ar: 'اختر صورة بصيغة JPEG أو PNG أو WebP.',
  },
  picture_large: {
    status: 403,
    en: 'This picture is larger than {megabytes} MB.',
    ar: 'حجم الصورة يتجاوز {megabytes} ميغابايت.',
  },
  delivery_time_invalid: {
    status: 403,
    en: 'Give a whole number from 1 to 999.',
    ar: 'أدخل عددًا صحيحًا من 1 إلى 999.',
  },
  delivery_time_order: {
    status: 403,
    en: 'The longest time cannot be shorter than the shortest.',
    ar: 'لا يمكن أن تكون أطول مدة أقل من أقصرها.',
  },
  tax_invalid: {
    status: 403,
    en: 'Tax is a percentage from 0 to 100.',
    ar: 'الضريبة نسبة مئوية من 0 إلى 100.',
  },
  plan_unknown: { status: 403, en: 'This plan is not offered.', ar: 'هذه الخطة غير متاحة.' },
  plan_paid: {
    status: 409,
    en: 'The plan of this application is already paid.',
    ar: 'خطة هذا الطلب مدفوعة بالفعل.',
  },
  method_off: {
    status: 403,
    en: 'This way of signing in is not offered here.',
    ar: 'طريقة الدخول هذه غير متاحة هنا.',
  },
  social_invalid: {
    status: 403,
    en: 'This sign-in could not be confirmed. Please try again.',
    ar: 'تعذّر التأكد من هذا الدخول. حاول مرة أخرى.',
  },
  email: {
    status: 403,
    en: 'We were given no e-mail. Tell us your phone number instead.',
    ar: 'لم يصلنا بريد إلكتروني. أدخل رقم هاتفك بدلًا منه.',
  },
  step_gone: {
    status: 403,
    en: 'This sign-in took too long. Please start again.',
    ar: 'استغرق الدخول وقتًا طويلًا. ابدأ من جديد من فضلك.',
  },
  code_required: { status: 403, en: 'field is empty', ar: 'الحقل فارغ' },
  code_length: { status: 403, en: 'The code has 6 digits.', ar: 'الرمز مكوّن من 6 أرقام.' },
  code_invalid: {
    status: 403,
    en: 'This code is not right or has run out.',
    ar: 'هذا الرمز غير صحيح أو انتهت صلاحيته.',
  },
  code_spent: {
    status: 403,
    en: 'Too many wrong codes. Ask for a new one.',
    ar: 'أُدخلت رموز خاطئة كثيرة. اطلب رمزًا جديدًا.',
  },
  forgot_phone_required: {
    status: 403,
    en: 'Please provide a phone number',
    ar: 'أدخل رقم هاتف من فضلك',
  },
  phone_length: {
    status: 403,
    en: 'Phone number must be exactly 10 digits',
    ar: 'يجب أن يتكون رقم الهاتف من 10 أرقام بالضبط',
  },
  phone_digits: {
    status: 403,
    en: 'Digits only, with an optional leading +.',
    ar: 'أرقام فقط، مع + اختيارية في أولها.',
  },
  phone_fixed: { status: 403, en: '(Not Changeable)', ar: '(غير قابل للتغيير)' },
  forgot_email_required: {
    status: 403,
    en: 'Please provide an email address',
    ar: 'أدخل بريدًا إلكترونيًا من فضلك',
  },
  forgot_email_invalid: {
    status: 403,
    en: 'Please enter a valid email address',
    ar: 'أدخل بريدًا إلكترونيًا صحيحًا من فضلك',
  },
  reset_password_required: { status: 403, en: 'No password provided.', ar: 'لم تُدخل كلمة مرور.' },
  reset_confirm_required: {
    status: 403,
    en: 'No Confirm Password provided.',
    ar: 'لم تُدخل تأكيد كلمة المرور.',
  },
  info_name_required: { status: 403, en: 'name is required', ar: 'الاسم مطلوب' },
  info_phone_required: { status: 403, en: 'phone number required', ar: 'رقم الهاتف مطلوب' },
  image_type: {
    status: 403,
    en: 'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.',
    ar: 'صيغة الملف غير مدعومة. ارفع صورة بصيغة JPG أو PNG أو JPEG أو GIF فقط.',
  },
  image_large: {
    status: 403,
    en: 'The picture is larger than 2 MB.',
    ar: 'حجم الصورة أكبر من 2 ميغابايت.',
  },
  image_broken: {
    status: 403,
    en: 'This picture cannot be read. Choose another one.',
    ar: 'تعذّرت قراءة هذه الصورة. اختر صورة أخرى.',
  },
  orders_running: {
    status: 403,
    en: 'An order is still on its way. Delete the account once it is done.',
    ar: 'ما زال لديك طلب قيد التنفيذ. احذف الحساب بعد اكتماله.',
  },
  trips_running: {
    status: 403,
    en: 'A vehicle is still rented or booked. Delete the account once the trip is over.',
    ar: 'ما زالت لديك مركبة مستأجرة أو محجوزة. احذف الحساب بعد انتهاء الرحلة.',
  },
  // Account
  wallet_off: { status: 403, en: 'The wallet is not offered right now.', ar: 'المحفظة غير متاحة حاليًا.' },
  loyalty_off: {
    status: 403,
    en: 'Loyalty points are not offered right now.',
    ar: 'نقاط الولاء غير متاحة حاليًا.',
  },
  balance_low: {
    status: 403,
    en: 'There is not enough in your wallet for this.',
    ar: 'رصيد محفظتك لا يكفي لذلك.',
  },
  wallet_low: {
    status: 403,
    en: 'Your wallet holds {balance}, and {amount} is to be paid. Choose another way, or add money first.',
    ar: 'في محفظتك {balance} والمطلوب دفعه {amount}. اختر طريقة أخرى أو أضف رصيدًا أولًا.',
  },
  partial_payment_off: {
    status: 403,
    en: 'What the wallet does not cover cannot be paid this way.',
    ar: 'لا يمكن دفع ما لا تغطيه المحفظة بهذه الطريقة.',
  },
  add_fund_off: {
    status: 403,
    en: 'Money cannot be added to the wallet right now.',
    ar: 'لا يمكن إضافة رصيد إلى المحفظة حاليًا.',
  },
  amount_required: { status: 403, en: 'Please Enter amount', ar: 'أدخل المبلغ من فضلك' },
  amount_invalid: {
    status: 403,
    en: 'Enter an amount above zero, up to {maximum}.',
    ar: 'أدخل مبلغًا أكبر من صفر وحتى {maximum}.',
  },
  pay_method_required: { status: 403, en: 'Payment method is required', ar: 'طريقة الدفع مطلوبة' },
  points_minimum: {
    status: 403,
    en: 'At least {minimum} points can be converted at a time.',
    ar: 'الحد الأدنى للتحويل هو {minimum} نقطة.',
  },
  points_low: { status: 403, en: 'You do not have that many points.', ar: 'ليس لديك هذا العدد من النقاط.' },
  conversation: {
    status: 403,
    en: 'This conversation could not be opened.',
    ar: 'تعذر فتح هذه المحادثة.',
  },
  // Items and cart
  item_unavailable: {
    status: 403,
    en: 'This item is no longer available.',
    ar: 'هذا الصنف لم يعد متاحًا.',
  },
  not_available: { status: 403, en: 'Not Available now', ar: 'غير متاح الآن' },
  out_of_stock: { status: 403, en: 'Out of Stock', ar: 'نفدت الكمية' },
  out_of_limits: { status: 403, en: 'Out of Limits', ar: 'تجاوزت الحد المسموح' },
  variation_required: {
    status: 403,
    en: 'Variation {name} can not remain without selection.',
    ar: 'يجب الاختيار من {name}.',
  },
  variation_count: {
    status: 403,
    en: 'Selected variation named {name} must be in between Minimum {min} and Maximum {max}',
    ar: 'يجب أن يكون عدد اختيارات {name} بين {min} و{max}',
  },
  variation_unknown: {
    status: 403,
    en: 'This option is no longer available for this item.',
    ar: 'هذا الخيار لم يعد متاحًا لهذا الصنف.',
  },
  variation_out_of_stock: {
    status: 403,
    en: 'This variation is out of stock. Choose another variation to proceed further.',
    ar: 'نفدت كمية هذا الخيار. اختر خيارًا آخر للمتابعة.',
  },
  add_on_unknown: {
    status: 403,
    en: 'This add-on is not offered with this item.',
    ar: 'هذه الإضافة غير متاحة مع هذا الصنف.',
  },
  other_store: {
    status: 409,
    en: 'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
    ar: 'في سلتك أصناف من متجر آخر. إذا تابعت فستُزال كل الأصناف السابقة ويُضاف هذا الصنف.',
  },
  no_changes: { status: 403, en: 'No changes found to update.', ar: 'لا توجد تغييرات لتحديثها.' },
  price_changed: {
    status: 409,
    en: 'A price changed. Please look at the new total before you order.',
    ar: 'تغيّر أحد الأسعار. راجع الإجمالي الجديد قبل الطلب.',
  },
  cart_line_gone: {
    status: 404,
    en: 'This line is no longer in the cart.',
    ar: 'لم يعد هذا السطر في السلة.',
  },
  other_provider: {
    status: 409,
    en: 'Your cart has vehicles of another provider. If you continue, they will be removed and this one will be added.',
    ar: 'في سلتك مركبات من مؤجّر آخر. إذا تابعت فستُزال ويُضاف ما اخترته.',
  },
  vehicle_unavailable: {
    status: 403,
    en: 'This vehicle can no longer be rented.',
    ar: 'لم تعد هذه المركبة متاحة للإيجار.',
  },
  not_rented_so: {
    status: 403,
    en: 'Not every vehicle can be rented this way. Choose another way to rent.',
    ar: 'لا تتاح كل المركبات بهذه الطريقة. اختر طريقة إيجار أخرى.',
  },
  pickup_outside: {
    status: 403,
    en: 'This provider does not hand over there. Choose another pickup place or another provider.',
    ar: 'لا يسلّم هذا المؤجّر هناك. اختر مكان استلام آخر أو مؤجّرًا آخر.',
  },
  pickup_past: {
    status: 403,
    en: 'The pickup time has passed. Choose a later one.',
    ar: 'فات وقت الاستلام. اختر وقتًا لاحقًا.',
  },
  return_past: {
    status: 403,
    en: 'The return time has passed. Choose a later one.',
    ar: 'فات وقت الإرجاع. اختر وقتًا لاحقًا.',
  },
  return_before_pickup: {
    status: 403,
    en: 'The return must be after the pickup.',
    ar: 'يجب أن يكون الإرجاع بعد الاستلام.',
  },
  cart_empty: { status: 403, en: 'Your cart is empty', ar: 'سلتك فارغة' },
  // Orders
  orders_closed: {
    status: 403,
    en: 'The shop is not taking orders right now. Your cart is kept.',
    ar: 'المتجر لا يستقبل الطلبات حاليًا. سلتك محفوظة.',
  },
  store_closed: { status: 403, en: 'This store is closed right now.', ar: 'هذا المتجر مغلق الآن.' },
  store_unavailable: {
    status: 403,
    en: 'This store takes no orders right now.',
    ar: 'لا يستقبل هذا المتجر الطلبات الآن.',
  },
  below_minimum: {
    status: 403,
    en: 'The minimum order of this store is {minimum}.',
    ar: 'الحد الأدنى للطلب من هذا المتجر هو {minimum}.',
  },
  outside_store_zone: {
    status: 403,
    en: 'This store does not deliver to this address. Choose another address or another store.',
    ar: 'لا يوصل هذا المتجر إلى هذا العنوان. اختر عنوانًا آخر أو متجرًا آخر.',
  },
  order_type_off: {
    status: 403,
    en: 'This store does not offer this kind of order.',
    ar: 'لا يقدم هذا المتجر هذا النوع من الطلبات.',
  },
  order_time: {
    status: 406,
    en: 'This time has passed or is not offered.',
    ar: 'هذا الوقت انقضى أو غير متاح.',
  },
  prescription_required: {
    status: 403,
    en: 'Please upload your prescription image',
    ar: 'ارفع صورة الوصفة الطبية من فضلك',
  },
  attachment_type: {
    status: 403,
    en: 'Choose a picture in JPEG, PNG or WebP, or a PDF.',
    ar: 'اختر صورة بصيغة JPEG أو PNG أو WebP، أو ملف PDF.',
  },
  attachment_large: {
    status: 403,
    en: 'This file is larger than {megabytes} MB.',
    ar: 'حجم هذا الملف يتجاوز {megabytes} ميغابايت.',
  },
  attachment_count: {
    status: 403,
    en: 'At most {most} files can be sent.',
    ar: 'يمكن إرسال {most} ملفات كحد أقصى.',
  },
  guest_checkout_off: { status: 401, en: 'Please sign in to order.', ar: 'سجّل الدخول لإتمام الطلب.' },
  contact_required: {
    status: 403,
    en: 'Tell us a name and a phone number for the courier.',
    ar: 'أدخل اسمًا ورقم هاتف للمندوب.',
  },
  payment_method_off: {
    status: 403,
    en: 'This way of paying is not offered here.',
    ar: 'طريقة الدفع هذه غير متاحة هنا.',
  },
  cash_limit: {
    status: 403,
    en: 'The total amount of the order, exceeds maximum amount of the cash on delivery method',
    ar: 'إجمالي الطلب يتجاوز الحد الأقصى للدفع عند الاستلام',
  },
  coupon_unknown: { status: 404, en: 'This coupon code is not known.', ar: 'رمز القسيمة غير معروف.' },
  coupon_minimum: {
    status: 403,
    en: 'To apply this coupon,the minimum purchase amount is {minimum}',
    ar: 'لاستخدام هذه القسيمة، الحد الأدنى للشراء هو {minimum}',
  },
  coupon_expired: { status: 403, en: 'This coupon has expired.', ar: 'انتهت صلاحية هذه القسيمة.' },
  coupon_used_up: {
    status: 403,
    en: 'You have used this coupon as often as it can be used.',
    ar: 'استخدمت هذه القسيمة الحد الأقصى من المرات.',
  },
  coupon_gone: {
    status: 403,
    en: 'This coupon has been used up by others.',
    ar: 'نفدت هذه القسيمة، فقد استخدمها آخرون.',
  },
  coupon_other_store: {
    status: 403,
    en: 'This coupon belongs to another store.',
    ar: 'هذه القسيمة لمتجر آخر.',
  },
  coupon_other_zone: {
    status: 403,
    en: 'This coupon belongs to another area.',
    ar: 'هذه القسيمة لمنطقة أخرى.',
  },
  coupon_first_order_only: {
    status: 403,
    en: 'This coupon is for a first order only.',
    ar: 'هذه القسيمة للطلب الأول فقط.',
  },
  reviews_off: {
    status: 403,
    en: 'this store is not having any review plan',
    ar: 'لا تشمل خطة هذا المتجر التقييمات.',
  },
  idempotency_key_reused: {
    status: 409,
    en: 'This Idempotency-Key was used for another request.',
    ar: 'استُخدم مفتاح عدم التكرار لطلب آخر.',
  },
  order_not_payable: {
    status: 409,
    en: 'This order no longer waits for a payment. Nothing was charged.',
    ar: 'لم يعد هذا الطلب بانتظار الدفع. لم يُخصم منك شيء.',
  },
  order_not_cancelable: {
    status: 409,
    en: 'This order is already being prepared and cannot be cancelled here.',
    ar: 'بدأ تحضير هذا الطلب ولا يمكن إلغاؤه من هنا.',
  },
  refund_off: {
    status: 403,
    en: 'Refunds are not asked for here. Please contact us.',
    ar: 'لا تُطلب المبالغ المستردة من هنا. تواصل معنا من فضلك.',
  },
  order_not_refundable: {
    status: 409,
    en: 'Money can be asked back once, within {days} days after the delivery.',
    ar: 'يمكن طلب استرداد المبلغ مرة واحدة خلال {days} يومًا من التوصيل.',
  },
  report_open: {
    status: 409,
    en: 'We are already reviewing your report. You will find our reply here.',
    ar: 'نراجع بلاغك السابق. ستجد ردّنا هنا.',
  },
  review_not_allowed: {
    status: 403,
    en: 'Only what was delivered to you can be reviewed.',
    ar: 'يمكن تقييم ما وصلك فقط.',
  },
  pictures_many: {
    status: 403,
    en: 'At most {most} pictures can be added.',
    ar: 'يمكن إضافة {most} صور كحد أقصى.',
  },
  order_state: {
    status: 409,
    en: 'The order is not in the right state for this.',
    ar: 'حالة الطلب لا تسمح بذلك.',
  },
  // Trips
  vehicle_taken: {
    status: 409,
    en: '{vehicle} is booked for this time: {free} still free. Choose another time or vehicle.',
    ar: 'تم حجز {vehicle} في هذا الوقت، والمتاح منها: {free}. اختر وقتًا آخر أو مركبة أخرى.',
  },
  provider_closed: {
    status: 403,
    en: 'The provider is closed at this time. Choose another one.',
    ar: 'المؤجّر مغلق في هذا الوقت. اختر وقتًا آخر.',
  },
  trip_too_short: {
    status: 403,
    en: 'This provider rents for at least {length}.',
    ar: 'أقل مدة للإيجار لدى هذا المؤجّر هي {length}.',
  },
  trip_too_long: {
    status: 403,
    en: 'This provider rents for at most {length}.',
    ar: 'أطول مدة للإيجار لدى هذا المؤجّر هي {length}.',
  },
  documents_required: {
    status: 403,
    en: 'The provider asks for a picture of the driver’s license.',
    ar: 'يطلب المؤجّر صورة من رخصة القيادة.',
  },
  trip_not_cancelable: {
    status: 409,
    en: 'This trip has started or ended and can no longer be canceled.',
    ar: 'بدأت هذه الرحلة أو انتهت، ولم يعد بالإمكان إلغاؤها.',
  },
  trip_not_changeable: {
    status: 409,
    en: 'This trip cannot be changed: it has ended, or its payment is still open.',
    ar: 'لا يمكن تعديل هذه الرحلة: فقد انتهت أو لم يكتمل دفعها بعد.',
  },
  // Parcels
  parcel_category_unknown: {
    status: 403,
    en: 'We do not carry this kind of parcel. Choose another one.',
    ar: 'لا ننقل هذا النوع من الطرود. اختر نوعًا آخر.',
  },
  parcel_unserved: {
    status: 403,
    en: 'We do not carry parcels at this place yet.',
    ar: 'لا ننقل الطرود في هذا المكان بعد.',
  },
  parcel_other_zone: {
    status: 403,
    en: 'We do not carry parcels between these two places yet.',
    ar: 'لا ننقل الطرود بين هذين المكانين بعد.',
  },
  parcel_same_place: {
    status: 403,
    en: 'Sender and receiver are at the same place. Choose another one.',
    ar: 'المرسِل والمستلِم في المكان نفسه. اختر مكانًا آخر.',
  },
  parcel_too_far: {
    status: 403,
    en: 'This is too far. We carry parcels up to {maximum} km.',
    ar: 'المسافة طويلة. ننقل الطرود حتى {maximum} كم.',
  },
  parcel_too_heavy: {
    status: 403,
    en: 'This is too heavy. The limit is {maximum} kg.',
    ar: 'الوزن كبير. الحد الأقصى {maximum} كغ.',
  },
  parcel_size_unknown: {
    status: 403,
    en: 'This size is not offered here. Choose another one.',
    ar: 'هذا الحجم غير متاح هنا. اختر حجمًا آخر.',
  },
  parcel_closed: {
    status: 403,
    en: 'We carry no parcels at this hour. Choose a later time.',
    ar: 'لا ننقل الطرود في هذه الساعة. اختر وقتًا لاحقًا.',
  },
  parcel_receiver_cash: {
    status: 403,
    en: 'A receiver can only pay in cash.',
    ar: 'يدفع المستلِم نقدًا فقط.',
  },
  delivery_code_wrong: {
    status: 403,
    en: 'This is not the code of the delivery.',
    ar: 'هذا ليس رمز التسليم.',
  },
  return_code_wrong: {
    status: 403,
    en: 'This is not the code of the return.',
    ar: 'هذا ليس رمز الإرجاع.',
  },
});

export type ErrorCode = keyof typeof ERRORS;

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code);
}

/** The text of a rejection in a language, with `{name}` filled from details. English if no translation exists. */
export function errorText(code: ErrorCode, language: string, details: Record<string, unknown> = {}): string {
  return fillText(ERRORS[code], language, details);
}

/** A text with `{name}` filled from details. */
export function fillText(
  row: { en: string; ar: string },
  language: string,
  details: Record<string, unknown>,
): string {
  const text = language === 'ar' ? row.ar : row.en;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in details ? String(details[name]) : whole,
  );
}
