import type { IssueProblem } from '@errand/contract/console/finance/documents';
import { type BusinessDocument, checkDocument, type Party } from '@errand/domain/invoicing';
import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import type { Settings } from '../../platform/settings.ts';
import { translationsOf } from '../../platform/texts/index.ts';
import type { OrderRow } from '../order-pages/index.ts';
import type { OrderAddress } from '../orders/orders.tables.ts';
import type { SellerDetailsRow } from './documents.queries.ts';

/** The operator as an issuer of documents. */
export const OPERATOR_ISSUER = 'OP';

/** A store as an issuer of documents, and as a party of them. */
export function storeIssuer(storeId: number): string {
  return `S${storeId}`;
}

/** The operator as a party. Parts that are not entered are empty. */
export function operatorParty(settings: Settings): Party {
  return {
    id: OPERATOR_ISSUER,
    name: { [DEFAULT_LANGUAGE]: settings.legal_name },
    legalId: orNull(settings.register_number),
    taxNumber: orNull(settings.tax_number),
    address: {
      line: settings.legal_address,
      city: orNull(settings.legal_city),
      postcode: orNull(settings.legal_postcode),
      country: settings.country,
    },
    email: orNull(settings.email),
    phone: orNull(settings.phone),
  };
}

/** A store as a party, from what was entered about it. */
export function storeParty(
  storeId: number,
  details: SellerDetailsRow | null,
  { country }: Pick<Settings, 'country'>,
): Party {
  return {
    id: storeIssuer(storeId),
    name: { [DEFAULT_LANGUAGE]: details?.legalName ?? '' },
    legalId: orNull(details?.registerNumber ?? ''),
    taxNumber: orNull(details?.taxNumber ?? ''),
    address: {
      line: details?.address ?? '',
      city: orNull(details?.city ?? ''),
      postcode: orNull(details?.postcode ?? ''),
      country,
    },
    email: null,
    phone: null,
  };
}

/** The buyer of an order by name and address. An erased buyer is called a customer. */
export function buyerOf(
  { contact, place, parcel }: Pick<OrderRow, 'contact' | 'place' | 'parcel'>,
  { country }: Pick<Settings, 'country'>,
): Party {
  const address = parcel ? parcel.sender : place;
  const name = contact.name.trim();
  return {
    id: null,
    name: name === '' ? translationsOf('documents.customer') : { [DEFAULT_LANGUAGE]: name },
    legalId: null,
    taxNumber: null,
    address: { line: address ? addressLine(address) : '', city: null, postcode: null, country },
    email: null,
    phone: null,
  };
}

function addressLine({ address, road, house, floor }: OrderAddress): string {
  return [address, road, house, floor].filter((part) => part !== null && part !== '').join(', ');
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}

/** The data that a rule of EN 16931 misses. */
const PROBLEM_OF_RULE: Partial<Record<string, IssueProblem>> = {
  'seller.name': 'legal_name',
  'seller.taxNumber': 'tax_number',
  'buyer.taxNumber': 'store_tax_number',
};

/** Why a document cannot be issued; empty if it can. */
export function problemsOf(document: BusinessDocument): IssueProblem[] {
  const faults = checkDocument(document).map(({ rule, about }): IssueProblem => {
    if (rule === 'BR-CO-09') return 'tax_country';
    return PROBLEM_OF_RULE[about] ?? 'rules';
  });
  const problems = [...new Set([...sellerProblems(document.seller), ...faults])];
  // Missing data break further rules, such as the categories of a seller without a tax number.
  const missing = problems.filter((problem) => problem !== 'rules');
  return missing.length > 0 ? missing : problems;
}

/** What every document needs of its seller. */
export function sellerProblems({ name, address }: Party): IssueProblem[] {
  return [
    ...(name[DEFAULT_LANGUAGE] === '' ? (['legal_name'] as const) : []),
    ...(address.line === '' ? (['address'] as const) : []),
  ];
}
