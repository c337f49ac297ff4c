/** Messages of the shop other than errors, in the product's languages. */
const MESSAGES = {
  guest_created: { en: 'Welcome.', ar: 'أهلًا بك.' },
  logged_out: { en: 'Logout successful.', ar: 'تم تسجيل الخروج.' },
  code_sent: {
    en: 'A code is on its way if this contact belongs to an account.',
    ar: 'أرسلنا رمزًا إن كانت وسيلة التواصل هذه تخص حسابًا.',
  },
  code_on_its_way: { en: 'A code is on its way.', ar: 'الرمز في طريقه إليك.' },
  identity_confirmed: { en: 'Thank you, that is you.', ar: 'شكرًا، تم تأكيد هويتك.' },
  code_verified: { en: 'The code is right.', ar: 'الرمز صحيح.' },
  password_reset: { en: 'Your password was changed.', ar: 'تم تغيير كلمة المرور.' },
  profile_updated: { en: 'Updated successfully.', ar: 'تم التحديث بنجاح.' },
  account_removed: { en: 'Account has been deleted', ar: 'تم حذف الحساب' },
  device_ended: { en: 'Signed out there.', ar: 'تم تسجيل الخروج من هناك.' },
  address_added: { en: 'Address saved.', ar: 'حُفظ العنوان.' },
  address_updated: { en: 'Address updated.', ar: 'حُدّث العنوان.' },
  address_deleted: { en: 'Address deleted.', ar: 'حُذف العنوان.' },
  push_token_saved: { en: 'This device gets notifications.', ar: 'ستصل الإشعارات إلى هذا الجهاز.' },
  push_token_deleted: {
    en: 'This device gets no more notifications.',
    ar: 'لن تصل الإشعارات إلى هذا الجهاز بعد الآن.',
  },
  zone_saved: { en: 'Your zone is updated.', ar: 'حُدّثت منطقتك.' },
  interests_saved: { en: 'Interests saved.', ar: 'حُفظت اهتماماتك.' },
  points_transferred: {
    en: 'Point to wallet transfer successfully.',
    ar: 'حُوّلت النقاط إلى المحفظة بنجاح.',
  },
  cart_cleared: { en: 'Cart cleared.', ar: 'أُفرغت السلة.' },
  vehicle_removed: { en: 'Vehicle removed from the cart.', ar: 'أُزيلت المركبة من السلة.' },
  wish_added: { en: 'Added to your wishlist.', ar: 'أُضيف إلى المفضلة.' },
  wish_removed: { en: 'Removed from your wishlist.', ar: 'أُزيل من المفضلة.' },
  order_placed: { en: 'Order placed.', ar: 'تم إرسال الطلب.' },
  subscribed: { en: 'Subscribed Successfully', ar: 'تم الاشتراك بنجاح' },
  application_received: {
    en: 'Your application has arrived. We answer by e-mail.',
    ar: 'وصل طلبك، وسنرد عليك بالبريد الإلكتروني.',
  },
  plan_chosen: { en: 'The plan is noted.', ar: 'سُجّلت الخطة.' },
  surge_price: { en: 'Zone surcharge', ar: 'رسوم المنطقة' },
  order_cash: { en: 'You pay when the order arrives.', ar: 'تدفع عند استلام الطلب.' },
  order_wallet: { en: 'Paid from your wallet.', ar: 'دُفع من محفظتك.' },
  payment_details_saved: {
    en: 'Thank you. We will check your payment and let you know.',
    ar: 'شكرًا لك. سنتحقق من دفعتك ونخبرك.',
  },
  payment_info_updated: { en: 'Payment info updated.', ar: 'حُدّثت بيانات الدفع.' },
  refund_requested: {
    en: 'We have received your request. You will find our reply here.',
    ar: 'وصلنا طلبك. ستجد ردّنا هنا.',
  },
  problem_reported: {
    en: 'Thank you for your report. You will find our reply here.',
    ar: 'شكرًا على بلاغك. ستجد ردّنا هنا.',
  },
  review_saved: { en: 'Thank you for your review.', ar: 'شكرًا على تقييمك.' },
  review_reminder_canceled: { en: 'We will not ask again.', ar: 'لن نسألك مجددًا.' },
  reordered: { en: 'Added to your cart.', ar: 'أُضيف إلى سلتك.' },
  reordered_partly: {
    en: 'Added to your cart. Some things changed.',
    ar: 'أُضيف إلى سلتك، مع بعض التغييرات.',
  },
  reordered_nothing: {
    en: 'Nothing of this order can be had right now.',
    ar: 'لا يتوفر شيء من هذا الطلب الآن.',
  },
  price_is_different: { en: 'The price is different now.', ar: 'تغيّر السعر منذ ذلك الحين.' },
  orders_claimed: { en: 'Added to your account.', ar: 'أُضيف إلى حسابك.' },
  payment_overdue: { en: 'It was not paid in time.', ar: 'لم يُدفع ثمنه في الوقت المحدد.' },
  not_accepted: { en: 'The store did not answer in time.', ar: 'لم يرد المتجر في الوقت المحدد.' },
  order_canceled: { en: 'Order canceled.', ar: 'أُلغي الطلب.' },
  trip_booked: { en: 'Your trip is booked.', ar: 'تم حجز رحلتك.' },
  trip_canceled: { en: 'Your trip is canceled.', ar: 'أُلغيت رحلتك.' },
  trip_payment_open: { en: 'Continue on the payment page.', ar: 'أكمل في صفحة الدفع.' },
  trip_cash: { en: 'You pay the provider.', ar: 'تدفع للمؤجّر.' },
  trip_in_cart: { en: 'Added to your cart.', ar: 'أُضيف إلى سلتك.' },
  parcel_placed: { en: 'Your parcel is booked.', ar: 'تم حجز طردك.' },
  parcel_comes_back: {
    en: 'Canceled. The courier brings your parcel back.',
    ar: 'أُلغي الطلب، وسيعيد المندوب طردك إليك.',
  },
  parcel_returned: { en: 'Thank you. Your parcel is back.', ar: 'شكرًا، عاد طردك إليك.' },
} as const satisfies Record<string, { en: string; ar: string }>;

export type MessageCode = keyof typeof MESSAGES;

/** The text of a message in a language; English if no translation exists. */
export function messageText(code: MessageCode, language: string): string {
  return language === 'ar' ? MESSAGES[code].ar : MESSAGES[code].en;
}
