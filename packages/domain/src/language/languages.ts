/**
 * The languages of the interface: the only place that lists them, with everything in which they differ. The first one is
 * the default. A row has:
 * - `name`: its own name.
 * - `offer`: its own words of the question whether the page is shown in it, for people who read no other language.
 * - `country`: stored with a selected language [LANG-02].
 * - `dates`: the locale of written dates, "Thursday 5 March".
 * - `comma`: between the parts of a list.
 * - `dayPeriods`: the halves of a day on a clock of 12 hours.
 * - `typedPeriods`: how they are typed, in lower case and without marks.
 * - `weekdays`: how the head of a calendar abbreviates them; Arabic has only letters.
 * - `script`: selects fonts and capitals.
 */
export const LANGUAGES = [
  {
    code: 'en',
    name: 'English',
    offer: { question: 'Show the page in English?', yes: 'Yes', no: 'No' },
    country: 'US',
    dates: 'en-GB',
    comma: ', ',
    dayPeriods: ['AM', 'PM'],
    typedPeriods: [
      ['a', 'am'],
      ['p', 'pm'],
    ],
    weekdays: 'short',
    script: 'Latin',
  },
  {
    code: 'ar',
    name: 'العربية',
    offer: { question: 'هل تريد عرض الصفحة بالعربية؟', yes: 'نعم', no: 'لا' },
    country: 'SA',
    dates: 'ar-u-nu-latn',
    comma: '، ',
    dayPeriods: ['ص', 'م'],
    typedPeriods: [
      ['ص', 'صباحا'],
      ['م', 'مساء'],
    ],
    weekdays: 'narrow',
    script: 'Arabic',
  },
] as const;
