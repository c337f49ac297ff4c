import type { ErrorRow } from '../../errors.ts';

/** Rejections of changes to the catalog and to promotions. */
export const CATALOG_ERRORS = {
  coupon_code_taken: {
    status: 409,
    en: 'Another coupon has this code.',
    ar: 'هذا الرمز مستخدم في قسيمة أخرى.',
  },
  coupon_discount: {
    status: 403,
    en: 'Enter a percentage or an amount, not both. Free delivery has neither.',
    ar: 'أدخل نسبة أو مبلغًا، لا كليهما. التوصيل المجاني بلا نسبة ولا مبلغ.',
  },
  coupon_target: {
    status: 403,
    en: 'Name the zones or stores of this type of coupon; other types have none.',
    ar: 'حدّد مناطق هذا النوع من القسائم أو متاجره؛ الأنواع الأخرى بلا تحديد.',
  },
  promotion_period: {
    status: 403,
    en: 'The end must be after the start.',
    ar: 'يجب أن تكون النهاية بعد البداية.',
  },
  promotion_target: {
    status: 403,
    en: 'What is chosen here does not exist or belongs to another module, or a banner leads to several places.',
    ar: 'ما اخترته غير موجود أو يتبع قسمًا آخر، أو أن اللافتة تقود إلى أكثر من وجهة.',
  },
  promotion_worth: {
    status: 403,
    en: 'Enter a percentage or an amount, not both.',
    ar: 'أدخل نسبة أو مبلغًا، لا كليهما.',
  },
  flash_sale_sold: {
    status: 409,
    en: 'More pieces of an item are sold than you offer, or a removed item has sold pieces.',
    ar: 'بيع من أحد الأصناف أكثر مما تعرض، أو أن صنفًا أزلته بيعت منه قطع.',
  },
  category_elsewhere: {
    status: 409,
    en: 'This category does not exist in the module of the item.',
    ar: 'هذه الفئة غير موجودة في قسم هذا الصنف.',
  },
  brand_elsewhere: {
    status: 409,
    en: 'This brand does not exist in the module of the item.',
    ar: 'هذه العلامة التجارية غير موجودة في قسم هذا الصنف.',
  },
  condition_elsewhere: {
    status: 409,
    en: 'This condition does not exist in the module of the item.',
    ar: 'هذه الحالة غير موجودة في قسم هذا الصنف.',
  },
  option_names_repeat: {
    status: 403,
    en: 'A name appears twice. Carts and orders could not tell the options apart.',
    ar: 'يتكرر أحد الأسماء، فلا يمكن تمييز الاختيارات في السلال والطلبات.',
  },
  option_bounds: {
    status: 403,
    en: 'A group asks for more options than it has, or for more than it allows.',
    ar: 'تطلب إحدى المجموعات اختيارات أكثر مما فيها أو مما تسمح به.',
  },
  attributes_many: {
    status: 403,
    en: 'These attributes have too many combinations.',
    ar: 'لهذه الخصائص عدد كبير جدًا من التركيبات.',
  },
  category_depth: {
    status: 409,
    en: 'Categories have two levels: choose a main category of the same module, for one without subcategories.',
    ar: 'للفئات مستويان: اختر فئة رئيسية من القسم نفسه، لفئة بلا فئات فرعية.',
  },
  category_in_use: {
    status: 409,
    en: 'This category has items or subcategories. Move them first, or hide the category.',
    ar: 'تحتوي هذه الفئة على أصناف أو فئات فرعية. انقلها أولًا أو أخفِ الفئة.',
  },
  brand_in_use: {
    status: 409,
    en: 'Items have this brand. Give them another one first.',
    ar: 'هذه العلامة التجارية مستخدمة في أصناف. غيّرها فيها أولًا.',
  },
  catalog_name_taken: {
    status: 409,
    en: 'This English name exists already.',
    ar: 'هذا الاسم الإنجليزي موجود بالفعل.',
  },
  store_without_items: {
    status: 409,
    en: 'Stores of this module sell no items.',
    ar: 'متاجر هذا القسم لا تبيع أصنافًا.',
  },
  variations_differ: {
    status: 409,
    en: 'A variation is no combination of the attributes, or there is none to sell.',
    ar: 'أحد الخيارات لا يطابق تركيبة من الخصائص، أو لا يوجد خيار للبيع.',
  },
  add_on_elsewhere: {
    status: 409,
    en: 'An add-on does not belong to the store of the item.',
    ar: 'إحدى الإضافات لا تتبع متجر هذا الصنف.',
  },
} as const satisfies Record<string, ErrorRow>;
