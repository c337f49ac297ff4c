/** Faults of single cells, worded to follow the column's name. `console` replaces English that names an option of the command. */
export const CELL_FAULTS = {
  empty: { en: 'is empty', ar: 'فارغ' },
  not_amount: { en: '"{value}" is not an amount like 12.50', ar: '«{value}» ليس مبلغًا مثل 12.50' },
  too_many_decimals: {
    en: '"{value}" has more than {digits} decimals',
    ar: '«{value}» فيه أكثر من {digits} منازل عشرية',
  },
  more_than: { en: '"{value}" is more than {most}', ar: '«{value}» أكبر من {most}' },
  not_whole: { en: '"{value}" is not a whole number', ar: '«{value}» ليس عددًا صحيحًا' },
  not_flag: { en: '"{value}" is neither yes nor no', ar: '«{value}» ليس نعم ولا لا' },
  not_discount: { en: '"{value}" is not a discount like 10%', ar: '«{value}» ليس خصمًا مثل 10%' },
  discount_over: { en: '"{value}" is more than the whole price', ar: '«{value}» أكبر من السعر كله' },
  not_hours: { en: '"{value}" are not hours like 08:00-11:30', ar: '«{value}» ليست ساعات مثل 08:00-11:30' },
  decimal_comma: {
    en: '"{value}" has a decimal comma, but "{first}" on line {line} has a decimal point: use one of them in the whole file',
    ar: '«{value}» بفاصلة عشرية، لكن «{first}» في السطر {line} بنقطة عشرية: استخدم إحداهما في الملف كله',
  },
  decimal_point: {
    en: '"{value}" has a decimal point, but "{first}" on line {line} has a decimal comma: use one of them in the whole file',
    ar: '«{value}» بنقطة عشرية، لكن «{first}» في السطر {line} بفاصلة عشرية: استخدم إحداهما في الملف كله',
  },
  too_long: {
    en: 'has {count} characters: at most {most} are allowed',
    ar: 'عدد الأحرف {count}: الحد الأقصى {most}',
  },
  too_many: {
    en: 'has {count} entries: at most {most} are allowed',
    ar: 'عدد العناصر {count}: الحد الأقصى {most}',
  },
  invisible: {
    en: 'contains the invisible character U+{code}: delete it',
    ar: 'يحتوي على الحرف غير المرئي U+{code}: احذفه',
  },
  /** A fault of a part of the cell. */
  part: { en: '"{value}" {fault}', ar: '«{value}»: {fault}' },
  combinations: {
    en: 'have too many combinations: at most 10,000 are allowed',
    ar: 'التركيبات كثيرة جدًا: الحد الأقصى 10,000',
  },
  not_variation: {
    en: '"{value}" is not a variation like Red-S = 12.50 x 4',
    ar: '«{value}» ليس خيارًا مكتوبًا مثل Red-S = 12.50 x 4',
  },
  no_combination: {
    en: '"{value}" is no combination of the options',
    ar: '«{value}» ليس تركيبة من الخيارات',
  },
  repeated: { en: '"{value}" appears twice', ar: '«{value}» مكرر' },
  add_on_names: {
    en: 'has {count} names for {expected} add-ons',
    ar: 'عدد الأسماء {count} وعدد الإضافات {expected}',
  },
  price_not_whole: {
    en: '"{value}" costs {price}: option prices are whole currency units',
    ar: 'سعر «{value}» هو {price}: أسعار الخيارات أعداد صحيحة من العملة',
  },
  price_wrong: {
    en: '"{value}" costs {price}: that is not a price',
    ar: 'سعر «{value}» هو {price}: هذا ليس سعرًا',
  },
  not_group: {
    en: '"{value}" is not written like Size: Small | Large',
    ar: '«{value}» ليس مكتوبًا مثل Size: Small | Large',
  },
  group_rule: {
    en: '"{value}" after {name} is neither required nor a range like 0-2',
    ar: '«{value}» بعد {name} ليس required ولا نطاقًا مثل 0-2',
  },
  group_range: {
    en: '{name} has {values} values, of which {min} to {max} cannot be chosen',
    ar: 'عدد قيم {name} هو {values}، ولا يمكن اختيار {min} إلى {max} منها',
  },
  values_differ: {
    en: 'has {count} values where the English has {expected}',
    ar: 'عدد القيم {count} بينما في الإنجليزية {expected}',
  },
  pieces: {
    en: 'have {count} pieces in total: at most {most} are allowed',
    ar: 'مجموع القطع {count}: الحد الأقصى {most}',
  },
  variations_empty: { en: 'is empty although there are options', ar: 'فارغ رغم وجود خيارات' },
  discount_more: { en: 'is more than the price', ar: 'أكبر من السعر' },
  slug_form: {
    en: '"{value}" must be written like "{slug}"',
    ar: 'يجب كتابة «{value}» بالشكل «{slug}»',
  },
  food_groups: { en: 'food has groups instead', ar: 'للطعام مجموعات (groups) بدلًا من ذلك' },
  only_food: {
    en: 'only food has groups: this has options',
    ar: 'المجموعات للطعام فقط: لهذا المنتج خيارات (options)',
  },
  not_number: { en: '"{value}" is not a number like 53.5511', ar: '«{value}» ليس رقمًا مثل 53.5511' },
  not_minutes: { en: '"{value}" is not a time like 20-40', ar: '«{value}» ليس وقتًا مثل 20-40' },
  not_week: {
    en: '"{value}" is not written like Mon-Fri 09:00-22:00; Sat 10:00-14:00, 17:00-02:00',
    ar: '«{value}» ليس مكتوبًا مثل Mon-Fri 09:00-22:00; Sat 10:00-14:00, 17:00-02:00',
  },
  gift_card: { en: 'gift cards cannot be sold here', ar: 'لا يمكن بيع بطاقات الهدايا هنا' },
  variant_repeated: { en: 'the variant "{value}" appears twice', ar: 'الخيار «{value}» مكرر' },
  one_option: {
    en: 'food can take one option from Shopify, as a group of choices',
    ar: 'يأخذ الطعام خيارًا واحدًا من Shopify كمجموعة اختيارات',
  },
} as const;
