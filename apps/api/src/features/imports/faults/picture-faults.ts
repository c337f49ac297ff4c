/** Faults of pictures, worded to follow their address or file name. */
export const PICTURE_FAULTS = {
  /** A picture and its fault. */
  picture: { en: '{value} {fault}', ar: '{value}: {fault}' },
  picture_is_file: {
    en: 'is a file: name its folder with --pictures',
    console: 'is a file name: only addresses can be imported here',
    ar: 'اسم ملف: يمكن هنا استيراد العناوين فقط',
  },
  picture_folder: { en: 'cannot be found: there is no folder {folder}', ar: 'المجلد {folder} غير موجود' },
  picture_missing: { en: 'is not in {folder}', ar: 'غير موجودة في {folder}' },
  picture_outside: { en: 'is outside of {folder}', ar: 'خارج {folder}' },
  picture_no_file: { en: 'is no file', ar: 'ليست ملفًا' },
  picture_large: { en: 'is larger than {megabytes} MB', ar: 'أكبر من {megabytes} ميغابايت' },
  picture_unreadable: { en: 'cannot be read', ar: 'تعذرت قراءتها' },
  picture_type: { en: 'is no picture (JPEG, PNG or WebP)', ar: 'ليست صورة (JPEG أو PNG أو WebP)' },
  picture_redirects: { en: 'redirects too often', ar: 'تعيد التوجيه مرات كثيرة' },
  picture_redirect: { en: 'redirects to no address', ar: 'تعيد التوجيه إلى عنوان غير صالح' },
  picture_address: { en: 'is no web address', ar: 'ليست عنوان ويب' },
  picture_private: {
    en: 'is an address of a private network',
    ar: 'عنوان في شبكة خاصة',
  },
  picture_status: { en: 'returns the HTTP status {status}', ar: 'يجيب الخادم بالرمز {status}' },
  picture_slow: { en: 'does not respond within {seconds} s', ar: 'لا تستجيب خلال {seconds} ثانية' },
  picture_unreachable: { en: 'cannot be reached ({code})', ar: 'تعذر الوصول إليها ({code})' },
} as const;
