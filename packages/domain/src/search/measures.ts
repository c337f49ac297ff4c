/** Units that people type beside a name, folded. */
const UNITS = new Set(
  `l lt ltr ltrs liter liters litre litres ml cl kg kgs kilo kilos g gm gms gr gram grams mg oz fl lb lbs cm mm m meter meters
   metre metres inch inches gallon gallons pint pints dozen pc pcs piece pieces pk pkt pack packs packet packets
   ل لتر لترات ليتر ليترات مل ملل مليلتر كيلو كيلوجرام كيلوغرام كجم كغ كغم جرام غرام جم غم غ سم متر حبه حبات قطعه قطع عبوه
   عبوات باكيت كرتون درزن`.split(/\s+/),
);

/** Sizes, folded, which the choices of an item have and its name has not. */
const SIZES = new Set(
  `xs xl xxl mini small medium regular big large jumbo family size
   صغير صغيره وسط متوسط متوسطه عادي عاديه كبير كبيره عايلي عايليه حجم`.split(/\s+/),
);

/** The number before a unit, also of several: "500ml", "2x500ml", "6x". */
const COUNT = /^(?:\d+x?)+/;

/** The folded words of a search without its measures: "1 ltr milk" is "milk". All words if there are only measures. */
export function withoutMeasures(words: string[]): string[] {
  const named = words.filter((word) => {
    const unit = word.replace(COUNT, '');
    return unit !== '' && !UNITS.has(unit);
  });
  return named.length > 0 ? named : words;
}

/** The folded words of a search without sizes, also with the Arabic article: "pizza large" is "pizza". All words if there are only sizes. */
export function withoutSizes(words: string[]): string[] {
  const named = words.filter((word) => !SIZES.has(word.replace(/^ال/, '')));
  return named.length > 0 ? named : words;
}
