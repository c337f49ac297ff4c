import { page, section } from './build.ts';

export const shippingPolicy = page(
  'shipping-policy',
  ['Shipping policy', 'سياسة التوصيل'],
  ['From the shop door to yours, and what it costs.', 'من باب المتجر إلى بابك، وكم يكلّف.'],
  [
    section(
      ['Where we deliver', 'أين نوصّل'],
      [
        'Inside the zones drawn on the map. We show only stores that reach the address you chose.',
        'داخل المناطق المرسومة على الخريطة. ولا نعرض إلا المتاجر التي تصل إلى العنوان الذي اخترته.',
      ],
    ),
    section(
      ['What it costs', 'كم يكلّف'],
      [
        'The charge follows the distance from the store, with a minimum. Some stores deliver with their own people at their own rates, and some for nothing. From the amount that your cart shows, delivery is free. You see the charge before you confirm.',
        'تُحسب الأجرة بالمسافة من المتجر مع حد أدنى. بعض المتاجر توصّل بفريقها وأسعارها، وبعضها مجانًا. وابتداءً من المبلغ الظاهر في سلتك يصبح التوصيل مجانيًا. وترى الأجرة قبل التأكيد.',
      ],
      [
        'In rain or at rush hours a surcharge may apply. It has its own line and a reason.',
        'قد تُضاف رسوم وقت المطر أو الازدحام، وتظهر في بند مستقل مع سببها.',
      ],
    ),
    section(
      ['How long it takes', 'كم يستغرق'],
      [
        'The card shows the usual range, such as 25–35 min. You can also pick a time, today or later.',
        'تعرض البطاقة المدة المعتادة، مثل 25–35 دقيقة. ويمكنك أيضًا اختيار موعد اليوم أو بعده.',
      ],
    ),
    section(
      ['At the door', 'عند الباب'],
      [
        'The courier may ask for the code on your order’s page. If nobody opens, they call you before they leave.',
        'قد يطلب المندوب الرمز الظاهر في صفحة طلبك. وإن لم يفتح أحد اتصل بك قبل أن يغادر.',
      ],
    ),
  ],
);
