import { page, section } from './build.ts';

export const cancellationPolicy = page(
  'cancellation-policy',
  ['Cancellation policy', 'سياسة الإلغاء'],
  ['Plans change. Here is how far an order can follow.', 'الخطط تتغير، وهذه حدود الإلغاء.'],
  [
    section(
      ['Orders', 'الطلبات'],
      [
        'You can cancel from the order’s page until the store has confirmed it, and an order for later until the store begins with it. After that, the kitchen may already be cooking: write to the store from the order’s page and ask.',
        'يمكنك الإلغاء من صفحة الطلب إلى أن يؤكده المتجر، والطلب المجدول إلى أن يبدأ المتجر به. وبعد ذلك قد يكون الطبخ قد بدأ، فراسل المتجر من صفحة الطلب واسأله.',
      ],
    ),
    section(
      ['Parcels', 'الطرود'],
      [
        'Before pickup it costs nothing. After pickup the courier brings the parcel back, and a return fee may apply.',
        'قبل الاستلام لا يكلّف الإلغاء شيئًا. وبعده يعيد المندوب الطرد، وقد تُحتسب رسوم إرجاع.',
      ],
    ),
    section(
      ['Trips', 'الرحلات'],
      [
        'A rental can be cancelled until the provider has confirmed it.',
        'يمكن إلغاء الاستئجار إلى أن يؤكده المؤجر.',
      ],
    ),
    section(
      ['When a store cancels', 'حين يلغي المتجر'],
      [
        'If a store cannot fulfil your order it says why, and whatever you paid returns to your wallet.',
        'إن تعذّر على المتجر تنفيذ طلبك ذكر السبب، وعاد ما دفعته إلى محفظتك.',
      ],
    ),
  ],
);
