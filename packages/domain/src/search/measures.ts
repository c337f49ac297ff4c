/** Units that people type beside a name, folded. */
const UNITS = new Set(
  `l lt ltr ltrs liter liters litre litres ml cl kg kgs kilo kilos g gm gms gr gram grams mg oz lb lbs pc pcs pack packs
   لتر لترات مل ملل كيلو كجم كغ كغم جرام غرام جم غم غ حبه حبات قطعه قطع عبوه`.split(/\s+/),
);

/** The folded words of a search without its measures: "1 ltr milk" is "milk". All words if there are only measures. */
export function withoutMeasures(words: string[]): string[] {
  const named = words.filter((word) => !UNITS.has(word.replace(/^\d+/, '')) && !/^\d+$/.test(word));
  return named.length > 0 ? named : words;
}
