/**
 * What an item may hold, in every way in: the console's form, bulk changes, files of products and the command line. The
 * bounds are those of the database and of Shopify, whose exports are imported.
 */
export const ITEM_LIMITS = {
  nameCharacters: 255,
  descriptionCharacters: 20_000,
  /** Tags, allergies and the like: how many, and the characters of each. */
  words: 250,
  wordCharacters: 255,
  /** Prices of items, variations and add-ons. */
  priceMinor: 99_999_999_999,
  /** Food options cost whole units of the currency, as the public contract reads them as integers. */
  optionMajor: 999_999,
  /** Pieces of an item, of all of its variations together: the database counts up to 2^31. */
  stock: 999_999_999,
  /** Pieces in one order; a cart's line takes no more. */
  cartQuantity: 1000,
  /** Groups of food options, or attributes; and the options of each. */
  groups: 20,
  options: 250,
  variations: 2048,
  /** Characters of a combination's name: the database indexes at most 2.7 kB. */
  variationCharacters: 600,
  addOns: 250,
  pictures: 250,
} as const;
