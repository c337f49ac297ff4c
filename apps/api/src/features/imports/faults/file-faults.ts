/** Faults of files, of their rows as a whole, and of what rows refer to. */
export const FILE_FAULTS = {
  file_empty: { en: 'the file is empty', ar: 'الملف فارغ' },
  file_encoding: {
    en: 'the file is not UTF-8: save it as "CSV UTF-8"',
    ar: 'الملف ليس بترميز UTF-8: احفظه بصيغة «CSV UTF-8»',
  },
  file_format: {
    en: 'the first line names neither our columns (id, name, …) nor those of Shopify (Handle, Title, …)',
    ar: 'السطر الأول لا يسمّي أعمدتنا (id, name, …) ولا أعمدة Shopify (Handle, Title, …)',
  },
  file_unreadable: { en: 'the file cannot be read ({code})', ar: 'تعذرت قراءة الملف ({code})' },
  file_irregular: {
    en: 'this is no regular file: an import reads its file twice',
    ar: 'هذا ليس ملفًا عاديًا: يقرأ الاستيراد الملف مرتين',
  },
  file_changed: {
    en: 'the file was changed while it was imported: repeat the command',
    ar: 'تغيّر الملف أثناء الاستيراد: أعد المحاولة',
  },
  file_without_products: {
    en: 'no product follows the names of the columns',
    ar: 'لا منتجات بعد أسماء الأعمدة',
  },
  file_without_stores: {
    en: 'no store follows the names of the columns',
    ar: 'لا متاجر بعد أسماء الأعمدة',
  },
  column_repeated: { en: 'appears twice', ar: 'مكرر' },
  column_unknown: { en: 'is no column of an import', ar: 'ليس من أعمدة الاستيراد' },
  column_unnamed: {
    en: 'has no name: name it, or delete the column',
    ar: 'بلا اسم: سمّه أو احذف العمود',
  },
  column_missing: { en: 'is missing', ar: 'ناقص' },
  row_long: {
    en: 'the row is longer than {megabytes} MB: shorten its texts, or close its quotation mark',
    ar: 'الصف أطول من {megabytes} ميغابايت: اختصر نصوصه أو أغلق علامة الاقتباس',
  },
  row_cells: {
    en: 'has {count} cells where the header has {expected}',
    ar: 'عدد الخلايا {count} بينما في السطر الأول {expected}',
  },
  quote_open: {
    en: 'a quotation mark is not closed in the row that begins here',
    ar: 'علامة اقتباس غير مغلقة في الصف الذي يبدأ هنا',
  },
  quote_misplaced: {
    en: 'a quotation mark is not closed or out of place',
    ar: 'علامة اقتباس غير مغلقة أو في غير مكانها',
  },
  decimals_comma: {
    en: 'Amounts of this file have a decimal comma: "{value}" on line {line} is {read}.',
    ar: 'المبالغ في هذا الملف بفاصلة عشرية: «{value}» في السطر {line} تعني {read}.',
  },
  decimals_point: {
    en: 'Amounts of this file have a decimal point: "{value}" on line {line} is {read}.',
    ar: 'المبالغ في هذا الملف بنقطة عشرية: «{value}» في السطر {line} تعني {read}.',
  },
  store_unknown: { en: 'there is no store "{value}"', ar: 'لا يوجد متجر «{value}»' },
  store_unnamed: { en: 'name one with --store', ar: 'غير محدد' },
  store_option: {
    en: 'there is no store "{value}", which --store names',
    ar: 'لا يوجد متجر «{value}»',
  },
  store_other: {
    en: 'this import is for "{own}" only, not for "{value}"',
    ar: 'هذا الاستيراد للمتجر «{own}» فقط، لا لـ«{value}»',
  },
  store_without_items: {
    en: '"{value}" is in the module {module}, which has no items',
    ar: '«{value}» في القسم {module} الذي لا منتجات فيه',
  },
  brand_unknown: {
    en: 'there is no brand "{value}" in this module',
    ar: 'لا توجد علامة تجارية «{value}» في هذا القسم',
  },
  condition_unknown: {
    en: 'there is no condition "{value}" in this module',
    ar: 'لا توجد حالة «{value}» في هذا القسم',
  },
  id_repeated: { en: '"{value}" was already on line {line}', ar: 'ورد «{value}» من قبل في السطر {line}' },
  add_on_price: {
    en: '"{value}" has another price than on line {line}',
    ar: 'سعر «{value}» يختلف عن سعره في السطر {line}',
  },
  too_many_rows: { en: 'has more than {most} rows', ar: 'له أكثر من {most} صفًا' },
  category_missing: {
    en: 'there is no category "{value}" in this module: add --create-categories to create it',
    console: 'there is no category "{value}" in this module: choose “Create missing categories”',
    ar: 'لا توجد فئة «{value}» في هذا القسم: اختر «إنشاء الفئات الناقصة»',
  },
  category_empty: {
    en: 'is empty: --category names one for such rows',
    console: 'is empty',
    ar: 'فارغ',
  },
  category_ambiguous: {
    en: 'several categories are named "{value}": write the main category before it, like Fruit > Apples',
    ar: 'عدة فئات اسمها «{value}»: اكتب الفئة الرئيسية قبلها مثل Fruit > Apples',
  },
  category_deep: { en: '"{value}" has more than two levels', ar: '«{value}» فيها أكثر من مستويين' },
  category_level_empty: { en: '"{value}" has an empty level', ar: '«{value}» فيها مستوى فارغ' },
  category_level_blank: {
    en: '"{value}" has a level without letters and digits',
    ar: '«{value}» فيها مستوى بلا حروف ولا أرقام',
  },
  module_unknown: { en: 'there is no module "{value}"', ar: 'لا يوجد قسم «{value}»' },
  zone_unknown: { en: 'there is no zone "{value}"', ar: 'لا توجد منطقة «{value}»' },
  /** A rule of the console's forms, in its own words. */
  rule: { en: '{reason}', ar: '{reason}' },
  database: {
    en: 'the database rejects this product: {reason}',
    ar: 'رفضت قاعدة البيانات هذا المنتج: {reason}',
  },
} as const;
