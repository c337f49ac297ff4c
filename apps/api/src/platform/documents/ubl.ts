import { moneyText } from '@errand/domain/csv';
import type {
  BusinessDocument,
  DocumentAmount,
  DocumentLine,
  Party,
  TaxKey,
  TaxSubtotal,
} from '@errand/domain/invoicing';
import { type LanguageCode, translated } from '@errand/domain/language';
import { textOf } from '../texts/index.ts';
import { element, writeXml, type XmlNode } from '../xml/index.ts';
import { labelText } from './label-text.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** The type of a document (UNTDID 1001), and of one that the buyer has issued for the seller. */
const TYPE_CODES = {
  invoice: ['380', '389'],
  simplified_invoice: ['380', '389'],
  commission_invoice: ['380', '389'],
  credit_note: ['381', '261'],
} as const;

/** Codes of reasons without tax, from the European list VATEX; exemptions of a shop have none. */
const REASON_CODES = { untaxed: null, reverse_charge: 'VATEX-EU-AE', unregistered: 'VATEX-EU-O' } as const;

/** What differs between an invoice and a credit note. */
const FORMS = {
  invoice: {
    root: 'Invoice',
    type: 'cbc:InvoiceTypeCode',
    line: 'cac:InvoiceLine',
    quantity: 'cbc:InvoicedQuantity',
  },
  credit: {
    root: 'CreditNote',
    type: 'cbc:CreditNoteTypeCode',
    line: 'cac:CreditNoteLine',
    quantity: 'cbc:CreditedQuantity',
  },
};

/**
 * A document as UBL 2.1 by EN 16931: an Invoice, or a CreditNote. Names, notes and reasons are in one language. The
 * document must have passed `checkDocument`.
 */
export async function documentUbl(document: BusinessDocument, language: LanguageCode): Promise<string> {
  const isCredit = document.kind === 'credit_note';
  const form = isCredit ? FORMS.credit : FORMS.invoice;
  const amount = (name: string, minor: number) =>
    element(name, moneyText(minor, document.digits), { currencyID: document.currency });
  const { totals } = document;
  const payment = document.totals.payableMinor > 0 ? textOf('documents.terms.due', language) : null;
  const content = [
    element('cbc:CustomizationID', 'urn:cen.eu:en16931:2017'),
    element('cbc:ID', document.number),
    element('cbc:IssueDate', document.issuedOn),
    isCredit ? null : element('cbc:DueDate', document.dueOn),
    element(form.type, TYPE_CODES[document.kind][document.isSelfBilled ? 1 : 0]),
    ...document.notes.map((note) => element('cbc:Note', translated(note, language))),
    element('cbc:DocumentCurrencyCode', document.currency),
    element('cac:InvoicePeriod', [
      element('cbc:StartDate', document.period?.from ?? null),
      element('cbc:EndDate', document.period?.to ?? null),
    ]),
    element('cac:OrderReference', [element('cbc:ID', document.orderNumber)]),
    element('cac:BillingReference', [
      element('cac:InvoiceDocumentReference', [
        element('cbc:ID', document.credits?.number ?? null),
        element('cbc:IssueDate', document.credits?.issuedOn ?? null),
      ]),
    ]),
    element('cac:AccountingSupplierParty', [partyNode(document.seller, language)]),
    element('cac:AccountingCustomerParty', [partyNode(document.buyer, language)]),
    element('cac:Delivery', [element('cbc:ActualDeliveryDate', document.suppliedOn)]),
    element('cac:PaymentTerms', [element('cbc:Note', isCredit ? payment : null)]),
    ...document.allowances.map((allowance) => allowanceNode(allowance, false)),
    ...document.charges.map((charge) => allowanceNode(charge, true)),
    element('cac:TaxTotal', [amount('cbc:TaxAmount', totals.taxMinor), ...document.taxes.map(taxNode)]),
    element('cac:LegalMonetaryTotal', [
      amount('cbc:LineExtensionAmount', totals.linesMinor),
      amount('cbc:TaxExclusiveAmount', totals.netMinor),
      amount('cbc:TaxInclusiveAmount', totals.grossMinor),
      amount('cbc:AllowanceTotalAmount', totals.allowancesMinor),
      amount('cbc:ChargeTotalAmount', totals.chargesMinor),
      amount('cbc:PrepaidAmount', totals.prepaidMinor),
      amount('cbc:PayableRoundingAmount', totals.roundingMinor),
      amount('cbc:PayableAmount', totals.payableMinor),
    ]),
    ...document.lines.map(lineNode),
  ];
  return writeXml(
    { name: form.root, content },
    {
      '': `${UBL}${form.root}-2`,
      cac: `${UBL}CommonAggregateComponents-2`,
      cbc: `${UBL}CommonBasicComponents-2`,
    },
  );

  function allowanceNode({ label, netMinor, tax }: DocumentAmount, isCharge: boolean): XmlNode | null {
    return element('cac:AllowanceCharge', [
      element('cbc:ChargeIndicator', String(isCharge)),
      element('cbc:AllowanceChargeReason', labelText(label, language)),
      amount('cbc:Amount', netMinor),
      categoryNode('cac:TaxCategory', tax),
    ]);
  }

  function taxNode(tax: TaxSubtotal): XmlNode | null {
    return element('cac:TaxSubtotal', [
      amount('cbc:TaxableAmount', tax.baseMinor),
      amount('cbc:TaxAmount', tax.taxMinor),
      categoryNode('cac:TaxCategory', tax, [
        element('cbc:TaxExemptionReasonCode', tax.reason && REASON_CODES[tax.reason]),
        element('cbc:TaxExemptionReason', tax.reason && textOf(`documents.reason.${tax.reason}`, language)),
      ]),
    ]);
  }

  function lineNode(line: DocumentLine, index: number): XmlNode | null {
    const { quantity, unit, priceMinor, discountMinor } = line;
    // A price that the pieces do not divide is stated for all of them, so that no part of it is lost.
    const isPerPiece = priceMinor % quantity === 0;
    return element(form.line, [
      element('cbc:ID', String(index + 1)),
      element('cbc:Note', line.note && translated(line.note, language)),
      element(form.quantity, String(quantity), { unitCode: unit }),
      amount('cbc:LineExtensionAmount', line.netMinor),
      discountMinor === 0
        ? null
        : element('cac:AllowanceCharge', [
            element('cbc:ChargeIndicator', 'false'),
            element('cbc:AllowanceChargeReason', labelText({ part: 'discount' }, language)),
            amount('cbc:Amount', discountMinor),
          ]),
      element('cac:Item', [
        element('cbc:Name', labelText(line.label, language)),
        categoryNode('cac:ClassifiedTaxCategory', line.tax),
      ]),
      element('cac:Price', [
        amount('cbc:PriceAmount', isPerPiece ? priceMinor / quantity : priceMinor),
        element('cbc:BaseQuantity', isPerPiece ? '1' : String(quantity), { unitCode: unit }),
      ]),
    ]);
  }
}

function categoryNode(name: string, tax: TaxKey, reasons: (XmlNode | null)[] = []): XmlNode | null {
  return element(name, [
    element('cbc:ID', tax.category),
    // What is outside of the tax has no rate (BR-O-05).
    tax.category === 'O' ? null : element('cbc:Percent', String(tax.ratePercent)),
    ...reasons,
    VAT,
  ]);
}
const VAT = element('cac:TaxScheme', [element('cbc:ID', 'VAT')]);

function partyNode(party: Party, language: LanguageCode): XmlNode | null {
  const { line, city, postcode, country } = party.address;
  const name = translated(party.name, language);
  return element('cac:Party', [
    element('cac:PartyIdentification', [element('cbc:ID', party.id)]),
    element('cac:PartyName', [element('cbc:Name', name)]),
    element('cac:PostalAddress', [
      element('cbc:StreetName', line),
      element('cbc:CityName', city),
      element('cbc:PostalZone', postcode),
      element('cac:Country', [element('cbc:IdentificationCode', country)]),
    ]),
    party.taxNumber === null
      ? null
      : element('cac:PartyTaxScheme', [element('cbc:CompanyID', party.taxNumber), VAT]),
    element('cac:PartyLegalEntity', [
      element('cbc:RegistrationName', name),
      element('cbc:CompanyID', party.legalId),
    ]),
    element('cac:Contact', [
      element('cbc:Telephone', party.phone),
      element('cbc:ElectronicMail', party.email),
    ]),
  ]);
}
