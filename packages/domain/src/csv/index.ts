export { csvCell, moneyText, unquoteFormula } from './cell.ts';
export { escapeSeparators, SEPARATORS } from './separators.ts';
