/** Colors of option names, in both languages; other names have no swatch. */
const COLORS: [english: string, arabic: string, colour: string][] = [
  ['Rose', 'وردي', '#e86ba0'],
  ['Blue', 'أزرق', '#2f6fd6'],
  ['Green', 'أخضر', '#3c9a53'],
  ['Brown', 'بني', '#8a5a36'],
  ['Sand', 'رملي', '#dcc7a1'],
  ['Black', 'أسود', '#26231f'],
  ['White', 'أبيض', '#ffffff'],
  ['Navy', 'كحلي', '#22345f'],
  ['Olive', 'زيتي', '#7b7f3a'],
  ['Cream', 'عاجي', '#f6ecd6'],
  ['Grey', 'رمادي', '#8f8c88'],
  ['Red', 'أحمر', '#cf2f35'],
  ['Lilac', 'ليلكي', '#b79ae0'],
  ['Yellow', 'أصفر', '#f2c53d'],
  ['Terracotta', 'آجرّي', '#c2633f'],
  ['Coral', 'مرجاني', '#f2806c'],
  ['Silver', 'فضي', '#c4c8cc'],
  ['Gold', 'ذهبي', '#cfa244'],
  ['Mustard', 'خردلي', '#c9982e'],
  ['Sky', 'سماوي', '#8cc4ee'],
  ['Plum', 'برقوقي', '#74385f'],
  ['Copper', 'نحاسي', '#b5673b'],
  ['Orange', 'برتقالي', '#ef8a34'],
  ['Turquoise', 'فيروزي', '#2fb3ac'],
];
const BY_WORD = new Map(
  COLORS.flatMap(([english, arabic, colour]) => [
    [english.toLowerCase(), colour],
    [arabic, colour],
  ]),
);

/** The color that an option names, else null. */
export function colorOf(word: string): string | null {
  return BY_WORD.get(word.trim().toLowerCase()) ?? null;
}
