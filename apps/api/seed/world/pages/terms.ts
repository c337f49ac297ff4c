import { page, section } from './build.ts';

export const termsAndConditions = page(
  'terms-and-conditions',
  ['Terms and conditions', 'الشروط والأحكام'],
  ['What you can expect from us, and what we ask of you.', 'ما لك علينا وما نطلبه منك.'],
  [
    section(
      ['Your account', 'حسابك'],
      [
        'You can order as a guest or with an account. Keep your password and codes to yourself; orders placed with them count as yours.',
        'يمكنك الطلب ضيفًا أو بحساب. احفظ كلمة المرور والرموز لنفسك، فالطلبات التي تتم بها تُعدّ طلباتك.',
      ],
    ),
    section(
      ['Orders and prices', 'الطلبات والأسعار'],
      [
        'Prices are set by the stores and shown with tax, delivery and fees before you confirm. The amount you confirm is computed by our server and is the amount you pay.',
        'تحدد المتاجر الأسعار، ونعرضها مع الضريبة والتوصيل والرسوم قبل التأكيد. والمبلغ الذي تؤكده يحسبه خادمنا، وهو ما تدفعه.',
      ],
      [
        'An order becomes binding when the store accepts it. If something has run out, the store follows the note you left.',
        'يصبح الطلب ملزمًا حين يقبله المتجر. وإن نفد صنف اتّبع المتجر الملاحظة التي تركتها.',
      ],
    ),
    section(
      ['Medicine', 'الأدوية'],
      [
        'Items marked for prescription are handed over only after a pharmacist has read yours. A pharmacist may decline an order.',
        'لا تُسلَّم الأصناف التي تحتاج وصفة إلا بعد أن يطّلع الصيدلي على وصفتك، وله أن يعتذر عن الطلب.',
      ],
    ),
    section(
      ['Parcels', 'الطرود'],
      [
        'We do not carry animals, cash, weapons, fireworks, fuel, gas or other dangerous goods, nor anything that the law forbids. A courier may decline a parcel, and may ask to see what is inside.',
        'لا ننقل الحيوانات ولا النقود ولا الأسلحة ولا الألعاب النارية ولا الوقود أو الغاز أو غيرها من المواد الخطرة، ولا ما يمنعه القانون. وللمندوب أن يعتذر عن الطرد وأن يطلب رؤية ما بداخله.',
      ],
      [
        'The value that you declare is the most that we can be held liable for if a parcel is lost or damaged on the way.',
        'القيمة التي تصرّح بها هي أقصى ما نُسأل عنه إذا فُقد الطرد أو تضرر في الطريق.',
      ],
    ),
    section(
      ['Rented vehicles', 'المركبات المستأجرة'],
      [
        'The provider checks your license at pickup. Fines and damage during the trip are between you and the provider.',
        'يتحقق المؤجر من رخصتك عند الاستلام. والمخالفات والأضرار أثناء الرحلة شأن بينك وبينه.',
      ],
    ),
    section(
      ['Reviews and conduct', 'التقييمات وحسن التعامل'],
      [
        'Write about what you received, and kindly. We remove insults and invented reviews, and may close accounts that abuse couriers or stores.',
        'اكتب عمّا وصلك وبلطف. نحذف الإساءات والتقييمات المختلقة، وقد نغلق الحسابات التي تسيء إلى المندوبين أو المتاجر.',
      ],
    ),
  ],
);
