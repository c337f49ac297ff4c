import { page, section } from './build.ts';

export const refundPolicy = page(
  'refund-policy',
  ['Refund policy', 'سياسة الاسترداد'],
  ['If what arrived is not what you ordered, you get your money back.', 'إن وصلك غير ما طلبت استرددت مالك.'],
  [
    section(
      ['When to ask', 'متى تطلب الاسترداد'],
      [
        'Within 14 days after delivery, from the order’s page: something missing, wrong, damaged, or not as described.',
        'خلال 14 يومًا بعد التسليم من صفحة الطلب: إن نقص شيء أو كان خاطئًا أو متضررًا أو مخالفًا للوصف.',
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
        'An approved refund goes back to the card or account you paid with, or to your wallet, also for what you paid at the door or by transfer. Guests, who have no wallet, get cash back by hand.',
        'يعود المبلغ الموافق عليه إلى البطاقة أو الحساب الذي دفعت منه، أو إلى محفظتك، ومنه ما دُفع عند الباب أو بالتحويل. والضيف الذي لا محفظة له يستردّه نقدًا.',
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
