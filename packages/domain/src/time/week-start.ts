/** Countries whose week begins on Sunday or Saturday, from CLDR. In all others it begins on Monday. */
const SUNDAY = new Set(
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'.split(
    ' ',
  ),
);
const SATURDAY = new Set('AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'.split(' '));

/** The first day of a week in a calendar; 0 is Sunday. */
export type WeekStart = 0 | 1 | 6;

/** The first day of the week in a country (ISO 3166-1, two letters). */
export function weekStartOf(country: string): WeekStart {
  const code = country.toUpperCase();
  if (SUNDAY.has(code)) return 0;
  return SATURDAY.has(code) ? 6 : 1;
}
