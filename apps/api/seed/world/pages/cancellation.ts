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
        'Before pickup it costs nothing. After pickup the courier brings the parcel back: the sender pays the delivery, also where the receiver was to pay it, and a return fee if there is one. You see the sum before you cancel.',
        'قبل الاستلام لا يكلّف الإلغاء شيئًا. وبعده يعيد المندوب الطرد، ويدفع المرسل أجرة التوصيل حتى لو كان المستلم سيدفعها، ورسوم الإرجاع إن وُجدت. وترى المبلغ قبل أن تلغي.',
      ],
    ),
    section(
      ['Trips', 'الرحلات'],
      [
        'A rental can be canceled until it begins. It costs nothing until the provider has confirmed it, nor until the hour named on the booking page. Later the provider keeps the share named there, and the rest goes back the way you paid.',
        'يمكن إلغاء الاستئجار إلى أن يبدأ. ولا يكلّف شيئًا قبل أن يؤكده المؤجر، ولا قبل الساعة المذكورة في صفحة الحجز. وبعدها يحتفظ المؤجر بالنسبة المذكورة هناك، ويعود الباقي بالطريقة التي دفعت بها.',
      ],
    ),
    section(
      ['When a store cancels', 'حين يلغي المتجر'],
      [
        'If a store cannot fulfill your order it says why, and what you paid goes back the way you paid: to the wallet or to the card. We return a bank transfer ourselves, and the order’s page says how.',
        'إن تعذّر على المتجر تنفيذ طلبك ذكر السبب، وعاد ما دفعته بالطريقة التي دفعت بها: إلى المحفظة أو البطاقة. أما التحويل البنكي فنعيده بأنفسنا، وتذكر صفحة الطلب كيف.',
      ],
    ),
  ],
);
