import { page, section } from './build.ts';

export const aboutUs = page(
  'about-us',
  ['About us', 'من نحن'],
  ['Errand brings the shops of Marsa to one door: yours.', 'يجمع Errand متاجر مرسى عند باب واحد: بابك.'],
  [
    section(
      ['What we do', 'ماذا نفعل'],
      [
        'Dinner, groceries, medicine, gifts, parcels and cars, in one place with one account. Each kind of errand keeps its own cart, so that a prescription never waits for a pizza.',
        'عشاء وبقالة وأدوية وهدايا وطرود وسيارات في مكان واحد وبحساب واحد. ولكل نوع سلته، فلا تنتظر وصفةٌ طبية بيتزا.',
      ],
    ),
    section(
      ['Who we work with', 'مع من نعمل'],
      [
        'Kitchens, grocers, pharmacists, craftspeople and garages of the city set their own prices and hours. We show them as they are, including when they are closed.',
        'مطابخ المدينة وبقالوها وصيادلتها وحرفيوها وكراجاتها يحددون أسعارهم وأوقاتهم بأنفسهم، ونعرضها كما هي حتى حين يغلقون.',
      ],
      [
        'Couriers choose when they ride. Tips reach them in full.',
        'يختار المندوبون أوقات عملهم، وتصلهم الإكراميات كاملة.',
      ],
    ),
    section(
      ['How we earn', 'من أين نكسب'],
      [
        'Stores pay a commission or a monthly plan. A service fee, when there is one, has its own line in the total before you confirm.',
        'تدفع المتاجر عمولة أو اشتراكًا شهريًا. وإن وُجدت رسوم خدمة ظهرت في بند مستقل قبل أن تؤكد الطلب.',
      ],
    ),
    section(
      ['About this place', 'عن هذا الموقع'],
      [
        'Marsa is an invented city and the stores in it are a demonstration. Orders placed here travel along its streets, and no money changes hands.',
        'مرسى مدينة متخيَّلة ومتاجرها للعرض. تسير الطلبات هنا في شوارعها، ولا تنتقل فيها أموال حقيقية.',
      ],
    ),
  ],
);
