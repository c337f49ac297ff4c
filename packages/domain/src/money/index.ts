export { allocate } from './allocate.ts';
export { currencyDigits } from './currency-digits.ts';
export {
  includedPercent,
  multiply,
  percentOf,
  roundHalfAwayFromZero,
  shareOf,
  toMajor,
  toMinor,
} from './exact.ts';
export { abbreviateMoney, DEFAULT_DIGITS, formatMoney, type MoneyStyle } from './format.ts';
