import { page, section } from './build.ts';

export const refundPolicy = page(
  'refund-policy',
  ['Refund policy', 'سياسة الاسترداد'],
  ['If what arrived is not what you ordered, you get your money back.', 'إن وصلك غير ما طلبت استرددت مالك.'],
  [
    section(
      ['When to ask', 'متى تطلب الاسترداد'],
      [
        'After delivery, from the order’s page: something missing, wrong, damaged, or not as described. Food and groceries within a day, other goods within 14 days.',
        'بعد التسليم من صفحة الطلب: إن نقص شيء أو كان خاطئًا أو متضررًا أو مخالفًا للوصف. الطعام والبقالة خلال يوم، وسائر السلع خلال 14 يومًا.',
      ],
    ),
    section(
      ['How to ask', 'كيف تطلبه'],
      [
        'Choose a reason, add a line and a picture if you can. The store is asked, and we decide.',
        'اختر السبب وأضف سطرًا وصورة إن أمكن. نسأل المتجر ثم نقرر.',
      ],
    ),
    section(
      ['How you are paid', 'كيف يعود مالك'],
      [
        'Approved refunds go to your wallet. Orders paid at the door or by transfer are refunded the same way.',
        'تُعاد المبالغ الموافق عليها إلى محفظتك، ومنها ما دُفع عند الباب أو بالتحويل.',
      ],
    ),
    section(
      ['What cannot be returned', 'ما لا يُرجع'],
      [
        'Medicine that was right and sealed when it left, opened cosmetics, flowers and made-to-order goods, unless they arrived faulty.',
        'الأدوية الصحيحة المختومة، ومستحضرات التجميل المفتوحة، والزهور، وما صُنع حسب الطلب، إلا إذا وصلت معيبة.',
      ],
    ),
  ],
);
