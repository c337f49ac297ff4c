import { DOCUMENT_KINDS } from '@errand/domain/invoicing';
import { z } from 'zod';
import { about, amount, id, text } from './schemas.ts';

/** The invoice of an order and its credit notes. */
export const orderDocuments = z
  .object({
    issued: z
      .array(
        z.object({
          id,
          number: text.meta(about('Its number.', 'INV-S12-2026-000042')),
          kind: z.enum(DOCUMENT_KINDS).describe('What it is.'),
          issued_on: text.meta(about('Its date.', '2026-03-04')),
          total: amount.meta(about('Its total with tax, in the currency of the shop.', 23.75)),
          pdf_url: text.meta(
            about(
              'Address of the document as PDF, in the language of the call.',
              '/api/v1/customer/order/document/7/9f2c41.pdf',
            ),
          ),
          xml_url: text.meta(
            about(
              'Address of the document as data, UBL 2.1.',
              '/api/v1/customer/order/document/7/9f2c41.xml',
            ),
          ),
        }),
      )
      .describe('What was issued, oldest first.'),
    waiting: z.boolean().describe('Whether a document is delayed because data of the seller are missing.'),
  })
  .describe(
    'Invoice and credit notes; empty for others than the owner, or the guest with the link or number.',
  );
export type OrderDocuments = z.output<typeof orderDocuments>;
