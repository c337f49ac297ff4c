import { page, section } from './build.ts';

export const privacyPolicy = page(
  'privacy-policy',
  ['Privacy policy', 'سياسة الخصوصية'],
  ['We keep what an errand needs, and no more.', 'نحتفظ بما يحتاجه المشوار، ولا أكثر.'],
  [
    section(
      ['What we keep', 'ما نحتفظ به'],
      [
        'Your name, phone or email, the addresses you save, your orders, trips, reviews and messages. Passwords are stored only as a hash. Card numbers never reach us.',
        'اسمك وهاتفك أو بريدك، والعناوين التي تحفظها، وطلباتك ورحلاتك وتقييماتك ورسائلك. كلمات المرور تُخزَّن مشفّرة باتجاه واحد، وأرقام البطاقات لا تصلنا.',
      ],
    ),
    section(
      ['Who sees it', 'من يطّلع عليه'],
      [
        'The store sees your order and first name. The courier sees your address and phone until the order is delivered. We sell nothing to anyone.',
        'يرى المتجر طلبك واسمك الأول، ويرى المندوب عنوانك وهاتفك إلى أن يُسلَّم الطلب. ولا نبيع شيئًا لأحد.',
      ],
    ),
    section(
      ['Your location', 'موقعك'],
      [
        'We ask your browser for it only when you tap the button, and use it to find stores that reach you. You can type an address instead.',
        'لا نطلبه من متصفحك إلا حين تضغط الزر، ونستعمله لإيجاد المتاجر التي تصل إليك. ويمكنك كتابة عنوان بدلًا منه.',
      ],
    ),
    section(
      ['Cookies', 'ملفات الارتباط'],
      [
        'They remember your place, language, theme and sign-in. There are no advertising cookies.',
        'تتذكر مكانك ولغتك ومظهر الموقع وتسجيل دخولك. ولا توجد ملفات إعلانية.',
      ],
    ),
    section(
      ['Leaving', 'المغادرة'],
      [
        'You can delete your account in your profile once no order is running. Past orders stay for the stores’ books, without your name.',
        'يمكنك حذف حسابك من ملفك الشخصي ما لم يكن لديك طلب جارٍ. وتبقى الطلبات السابقة في سجلات المتاجر دون اسمك.',
      ],
    ),
  ],
);
