import { DEFAULT_LANGUAGE } from '../language/index.ts';
import { percentOf } from '../money/index.ts';
import { isCalendarDay } from '../time/index.ts';
import type { BusinessDocument, DocumentAmount, DocumentLine, Party } from './document.ts';
import { CATEGORY_RULES, isSameTax, type TaxKey } from './tax-categories.ts';

/** A rule that a document breaks, by its name in EN 16931; rules of the shop begin with SHOP. */
export type DocumentFault = { rule: string; about: string };

/**
 * The most minor units by which a tax may differ from the rate applied to its base. Where prices include the tax, some amounts
 * have no base with exactly that tax. The published test of BR-CO-17 allows less than one unit of the currency.
 */
const TAX_TOLERANCE_MINOR = 2;

/** The tax of a commission is a sum over many orders, and was rounded for each. */
function toleranceOf({ kind, digits, period }: BusinessDocument): number {
  const isOfMany = kind === 'commission_invoice' || period !== null;
  return isOfMany ? Math.max(TAX_TOLERANCE_MINOR, 10 ** digits - 1) : TAX_TOLERANCE_MINOR;
}

/** Countries whose tax numbers begin with the country (BR-CO-09): the European Union and Northern Ireland. */
const PREFIXED = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(
  ' ',
);

/**
 * The rules of EN 16931 that a document breaks; none for one that may be issued. They cover what the shop's documents use:
 * parties, lines, allowances, charges, sums, and the tax categories of `TAX_CATEGORIES`.
 */
export function checkDocument(document: BusinessDocument): DocumentFault[] {
  return [
    ...headFaults(document),
    ...sumFaults(document),
    ...document.lines.flatMap(lineFaults),
    ...[...document.allowances, ...document.charges].flatMap(amountFaults),
    ...taxFaults(document),
  ];
}

function headFaults(document: BusinessDocument): DocumentFault[] {
  const { seller, buyer, totals } = document;
  return faults([
    ['BR-02', document.number !== '', 'number'],
    ['BR-03', isCalendarDay(document.issuedOn), 'issuedOn'],
    ['BR-05', /^[A-Z]{3}$/.test(document.currency), 'currency'],
    ['BR-06', seller.name[DEFAULT_LANGUAGE] !== '', 'seller.name'],
    ['BR-07', buyer.name[DEFAULT_LANGUAGE] !== '', 'buyer.name'],
    ['BR-09', isCountry(seller), 'seller.address.country'],
    ['BR-11', isCountry(buyer), 'buyer.address.country'],
    ['BR-16', document.lines.length > 0, 'lines'],
    ['BR-29', document.period === null || document.period.from <= document.period.to, 'period'],
    ['BR-55', document.credits === null || document.credits.number !== '', 'credits.number'],
    ['BR-CO-09', hasPrefix(seller), 'seller.taxNumber'],
    ['BR-CO-09', hasPrefix(buyer), 'buyer.taxNumber'],
    [
      'BR-CO-25',
      totals.payableMinor <= 0 || document.dueOn !== null || document.kind === 'credit_note',
      'dueOn',
    ],
    ['BR-CO-26', (seller.id ?? seller.legalId ?? seller.taxNumber) !== null, 'seller.id'],
    ['SHOP-CREDIT', (document.kind === 'credit_note') === (document.credits !== null), 'credits'],
    ['SHOP-PREPAID', totals.prepaidMinor >= 0 && totals.payableMinor >= 0, 'totals.prepaidMinor'],
  ]);
}

function sumFaults({ lines, allowances, charges, taxes, totals }: BusinessDocument): DocumentFault[] {
  return faults([
    ['BR-CO-10', totals.linesMinor === netSum(lines), 'totals.linesMinor'],
    ['BR-CO-11', totals.allowancesMinor === netSum(allowances), 'totals.allowancesMinor'],
    ['BR-CO-12', totals.chargesMinor === netSum(charges), 'totals.chargesMinor'],
    [
      'BR-CO-13',
      totals.netMinor === totals.linesMinor - totals.allowancesMinor + totals.chargesMinor,
      'totals.netMinor',
    ],
    ['BR-CO-14', totals.taxMinor === taxes.reduce((sum, tax) => sum + tax.taxMinor, 0), 'totals.taxMinor'],
    ['BR-CO-15', totals.grossMinor === totals.netMinor + totals.taxMinor, 'totals.grossMinor'],
    [
      'BR-CO-16',
      totals.payableMinor === totals.grossMinor - totals.prepaidMinor + totals.roundingMinor,
      'totals.payableMinor',
    ],
    ['BR-CO-18', taxes.length > 0, 'taxes'],
  ]);
}

function lineFaults(line: DocumentLine, index: number): DocumentFault[] {
  const about = `lines[${index}]`;
  return faults([
    ['BR-22', line.quantity > 0, `${about}.quantity`],
    ['BR-24', line.netMinor === line.priceMinor - line.discountMinor, `${about}.netMinor`],
    ['BR-25', 'part' in line.label || line.label.text[DEFAULT_LANGUAGE] !== '', `${about}.label`],
    ['BR-27', line.priceMinor >= 0, `${about}.priceMinor`],
    ['SHOP-DISCOUNT', line.discountMinor >= 0 && line.netMinor >= 0, `${about}.discountMinor`],
    rateRule(line.tax, about),
  ]);
}

function amountFaults({ netMinor, tax }: DocumentAmount): DocumentFault[] {
  return faults([['SHOP-AMOUNT', netMinor >= 0, 'netMinor'], rateRule(tax, 'allowances and charges')]);
}

function taxFaults(document: BusinessDocument): DocumentFault[] {
  const { lines, allowances, charges, taxes, seller, buyer } = document;
  const parts = [...lines, ...allowances, ...charges];
  const alone = !taxes.some(({ category }) => category === 'O') || taxes.length === 1;
  return [
    ...faults([
      ['BR-O-11', alone, 'taxes'],
      ...parts.map(
        ({ tax }): Rule => [`BR-${tax.category}-01`, taxes.some((sum) => isSameTax(sum, tax)), 'taxes'],
      ),
    ]),
    ...taxes.flatMap((tax, index) => {
      const about = `taxes[${index}]`;
      const { category } = tax;
      const rules = CATEGORY_RULES[category];
      const base = netSumOf([...lines, ...charges], tax) - netSumOf(allowances, tax);
      const expected = percentOf(tax.baseMinor, tax.ratePercent);
      return faults([
        [`BR-${category}-02`, rules.sellerNumber === (seller.taxNumber !== null), 'seller.taxNumber'],
        [
          `BR-${category}-02`,
          rules.buyerNumber === null || rules.buyerNumber === (buyer.taxNumber !== null),
          'buyer.taxNumber',
        ],
        [`BR-${category}-08`, tax.baseMinor === base, `${about}.baseMinor`],
        ['BR-CO-17', Math.abs(tax.taxMinor - expected) <= toleranceOf(document), `${about}.taxMinor`],
        [`BR-${category}-09`, category === 'S' || tax.taxMinor === 0, `${about}.taxMinor`],
        [`BR-${category}-10`, tax.reason === rules.reason, `${about}.reason`],
      ]);
    }),
  ];
}

/** Only S has a rate, and it has one above 0 (rules 05 to 07 of each category). */
function rateRule({ category, ratePercent }: TaxKey, about: string): Rule {
  return [`BR-${category}-05`, category === 'S' ? ratePercent > 0 : ratePercent === 0, `${about}.tax`];
}

function hasPrefix({ taxNumber, address }: Party): boolean {
  return taxNumber === null || hasCountryOf(taxNumber, address.country);
}

/** Whether a tax number begins with its country, where it has to (BR-CO-09). */
export function hasCountryOf(taxNumber: string, country: string): boolean {
  if (!PREFIXED.includes(country)) return true;
  // Greece writes EL.
  return taxNumber.startsWith(country) || (country === 'GR' && taxNumber.startsWith('EL'));
}

function isCountry({ address }: Party): boolean {
  return /^[A-Z]{2}$/.test(address.country);
}

function netSumOf(amounts: readonly { netMinor: number; tax: TaxKey }[], key: TaxKey): number {
  return netSum(amounts.filter(({ tax }) => isSameTax(tax, key)));
}

function netSum(amounts: readonly { netMinor: number }[]): number {
  return amounts.reduce((sum, { netMinor }) => sum + netMinor, 0);
}

type Rule = [rule: string, holds: boolean, about: string];

function faults(rules: Rule[]): DocumentFault[] {
  return rules.flatMap(([rule, holds, about]) => (holds ? [] : [{ rule, about }]));
}
