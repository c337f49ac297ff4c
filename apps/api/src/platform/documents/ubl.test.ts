import { checkDocument, commissionInvoice } from '@errand/domain/invoicing';
import { XmlDocument } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import { creditNoteOf, invoiceOf } from './documents.fixture.ts';
import { documentUbl } from './ubl.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const NAMESPACES = {
  inv: `${UBL}Invoice-2`,
  cn: `${UBL}CreditNote-2`,
  cac: `${UBL}CommonAggregateComponents-2`,
  cbc: `${UBL}CommonBasicComponents-2`,
};

/** The sequences of UBL 2.1, of what the documents use; an element in another place is invalid. */
const SEQUENCES: Record<string, string> = {
  Invoice:
    'CustomizationID ID IssueDate DueDate InvoiceTypeCode Note DocumentCurrencyCode InvoicePeriod OrderReference BillingReference AccountingSupplierParty AccountingCustomerParty Delivery PaymentTerms AllowanceCharge TaxTotal LegalMonetaryTotal InvoiceLine',
  CreditNote:
    'CustomizationID ID IssueDate CreditNoteTypeCode Note DocumentCurrencyCode InvoicePeriod OrderReference BillingReference AccountingSupplierParty AccountingCustomerParty Delivery PaymentTerms AllowanceCharge TaxTotal LegalMonetaryTotal CreditNoteLine',
  InvoicePeriod: 'StartDate EndDate',
  OrderReference: 'ID',
  BillingReference: 'InvoiceDocumentReference',
  InvoiceDocumentReference: 'ID IssueDate',
  AccountingSupplierParty: 'Party',
  AccountingCustomerParty: 'Party',
  Party: 'PartyIdentification PartyName PostalAddress PartyTaxScheme PartyLegalEntity Contact',
  PartyIdentification: 'ID',
  PartyName: 'Name',
  PostalAddress: 'StreetName CityName PostalZone Country',
  Country: 'IdentificationCode',
  PartyTaxScheme: 'CompanyID TaxScheme',
  PartyLegalEntity: 'RegistrationName CompanyID',
  Contact: 'Telephone ElectronicMail',
  Delivery: 'ActualDeliveryDate',
  PaymentTerms: 'Note',
  AllowanceCharge: 'ChargeIndicator AllowanceChargeReason Amount TaxCategory',
  TaxTotal: 'TaxAmount TaxSubtotal',
  TaxSubtotal: 'TaxableAmount TaxAmount TaxCategory',
  TaxCategory: 'ID Percent TaxExemptionReasonCode TaxExemptionReason TaxScheme',
  TaxScheme: 'ID',
  LegalMonetaryTotal:
    'LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount PayableRoundingAmount PayableAmount',
  InvoiceLine: 'ID Note InvoicedQuantity LineExtensionAmount AllowanceCharge Item Price',
  CreditNoteLine: 'ID Note CreditedQuantity LineExtensionAmount AllowanceCharge Item Price',
  Item: 'Name ClassifiedTaxCategory',
  ClassifiedTaxCategory: 'ID Percent TaxScheme',
  Price: 'PriceAmount BaseQuantity',
};

/** The text of a value that is no list of nodes. */
function scalar(value: ReturnType<XmlDocument['eval']>): string {
  return typeof value === 'object' ? '' : String(value);
}

/** Reads values of a file by XPath: numbers, texts, and all texts of a path. */
function reader(xml: string) {
  const document = XmlDocument.fromString(xml);
  const value = (path: string) => document.eval(path, NAMESPACES);
  return {
    document,
    number: (path: string) => Number(value(`number(${path})`)),
    text: (path: string) => scalar(value(`string(${path})`)),
    all: (path: string) => document.find(path, NAMESPACES).map(({ content }) => content),
  };
}

const REVERSE = { category: 'AE', ratePercent: 0 } as const;
const commission = commissionInvoice(
  {
    ...invoiceOf(1),
    kind: 'commission_invoice',
    isSelfBilled: true,
    period: { from: '2026-02-01', to: '2026-02-28' },
    suppliedOn: null,
    buyer: { ...invoiceOf(1).buyer, taxNumber: '310000000000003' },
  },
  {
    lines: [{ label: { text: { en: 'Commission of 15 %' } }, amountMinor: 18_068, tax: REVERSE }],
    corrections: [{ label: { text: { en: 'Refunds of January' } }, amountMinor: 1068, tax: REVERSE }],
    taxes: [],
    settledMinor: 17_000,
  },
);
const documents = [invoiceOf(5), creditNoteOf(invoiceOf(5)), commission];

test('elements stand in the sequence of UBL 2.1 and hold nothing that it does not know', async () => {
  for (const document of documents) {
    const xml = reader(await documentUbl(document, 'en'));
    for (const parent of xml.document.find('//*[*]')) {
      const name = scalar(parent.eval('local-name()'));
      const children = parent.find('*').map((child) => scalar(child.eval('local-name()')));
      const sequence = (SEQUENCES[name] ?? '').split(' ');
      expect(children.filter((child) => !sequence.includes(child))).toEqual([]);
      const places = children.map((child) => sequence.indexOf(child));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
    expect(xml.all('//*[not(node())]')).toEqual([]);
  }
});

test('the sums of the file obey EN 16931, computed from the file alone', async () => {
  for (const document of documents) {
    expect(checkDocument(document)).toEqual([]);
    const { number, all } = reader(await documentUbl(document, 'en'));
    const total = (name: string) => number(`/*/cac:LegalMonetaryTotal/cbc:${name}`);
    const cents = (value: number) => Math.round(value * 100);
    const lines = number('sum(/*/*[contains(local-name(), "Line")]/cbc:LineExtensionAmount)');
    const allowances = number('sum(/*/cac:AllowanceCharge[cbc:ChargeIndicator="false"]/cbc:Amount)');
    const charges = number('sum(/*/cac:AllowanceCharge[cbc:ChargeIndicator="true"]/cbc:Amount)');
    expect(cents(total('LineExtensionAmount'))).toBe(cents(lines)); // BR-CO-10
    expect(cents(total('AllowanceTotalAmount'))).toBe(cents(allowances)); // BR-CO-11
    expect(cents(total('ChargeTotalAmount'))).toBe(cents(charges)); // BR-CO-12
    expect(cents(total('TaxExclusiveAmount'))).toBe(cents(lines - allowances + charges)); // BR-CO-13
    const tax = number('/*/cac:TaxTotal/cbc:TaxAmount');
    expect(cents(tax)).toBe(cents(number('sum(//cac:TaxSubtotal/cbc:TaxAmount)'))); // BR-CO-14
    expect(cents(total('TaxInclusiveAmount'))).toBe(cents(total('TaxExclusiveAmount') + tax)); // BR-CO-15
    const due = total('TaxInclusiveAmount') - total('PrepaidAmount') + total('PayableRoundingAmount');
    expect(cents(total('PayableAmount'))).toBe(cents(due)); // BR-CO-16
    for (const amount of all('//*[@currencyID]')) expect(amount).toMatch(/^-?\d+\.\d\d$/); // BR-DEC
  }
});

test('the price of a line times its quantity, less its discount, is its net amount', async () => {
  const { document } = reader(await documentUbl(invoiceOf(30), 'en'));
  for (const line of document.find('//cac:InvoiceLine', NAMESPACES)) {
    const value = (path: string) => Number(line.eval(`number(${path})`, NAMESPACES));
    const price =
      (value('cbc:InvoicedQuantity') / value('cac:Price/cbc:BaseQuantity')) *
      value('cac:Price/cbc:PriceAmount');
    const discount = value('sum(cac:AllowanceCharge/cbc:Amount)');
    expect(Math.round((price - discount) * 100)).toBe(Math.round(value('cbc:LineExtensionAmount') * 100));
  }
});

test('types, references, periods and reasons have the codes of their lists', async () => {
  const [invoice, credit, billed] = await Promise.all(
    documents.map((document) => documentUbl(document, 'en')),
  );
  expect(reader(invoice ?? '').text('/inv:Invoice/cbc:InvoiceTypeCode')).toBe('380');
  const note = reader(credit ?? '');
  expect(note.text('/cn:CreditNote/cbc:CreditNoteTypeCode')).toBe('381');
  expect(note.text('//cac:InvoiceDocumentReference/cbc:ID')).toBe('INV-S12-2026-000042');
  // BR-CO-25: what is due has terms.
  expect(note.text('/cn:CreditNote/cac:PaymentTerms/cbc:Note')).not.toBe('');
  const own = reader(billed ?? '');
  expect(own.text('/inv:Invoice/cbc:InvoiceTypeCode')).toBe('389');
  expect(own.text('//cac:InvoicePeriod/cbc:EndDate')).toBe('2026-02-28');
  expect(own.text('//cac:TaxSubtotal//cbc:TaxExemptionReasonCode')).toBe('VATEX-EU-AE');
  expect(own.text('//cac:TaxSubtotal//cbc:TaxExemptionReason')).toContain('Reverse charge');
});

test('parts of a seller without a tax number have no rate and no tax number', async () => {
  const body = { ...invoiceOf(1), seller: { ...invoiceOf(1).seller, taxNumber: null } };
  const outside = { category: 'O' as const, ratePercent: 0 };
  const document = {
    ...body,
    lines: body.lines.map((line) => ({ ...line, tax: outside })),
    allowances: [],
    charges: [],
    taxes: [{ ...outside, baseMinor: 1, taxMinor: 0, reason: 'unregistered' as const }],
  };
  const xml = reader(await documentUbl(document, 'en'));
  expect(xml.all('//cbc:Percent')).toEqual([]);
  expect(xml.all('//cac:PartyTaxScheme')).toEqual([]);
  expect(xml.text('//cbc:TaxExemptionReasonCode')).toBe('VATEX-EU-O');
});

test('names of any characters make a file that can be read, and say the same', async () => {
  const hostile = 'A < B & "C" ]]> <!DOCTYPE x> \u0000\u001f\ud800 😀 خبز';
  const [line] = invoiceOf(1).lines;
  const document = { ...invoiceOf(1), lines: line ? [{ ...line, label: { text: { en: hostile } } }] : [] };
  const { text } = reader(await documentUbl(document, 'en'));
  expect(text('//cac:Item/cbc:Name')).toBe('A < B & "C" ]]> <!DOCTYPE x>  😀 خبز');
});

test('names are in the language that was asked for', async () => {
  const { text } = reader(await documentUbl(invoiceOf(1), 'ar'));
  expect(text('//cac:AccountingSupplierParty//cbc:RegistrationName')).toBe('مخبز النخلة');
});
