import { useText } from '@errand/client/i18n.tsx';
import type { IssuedDocument } from '@errand/contract/console/finance/documents';
import { DOCUMENT_KINDS, type DocumentKind } from '@errand/domain/invoicing';
import { isolate } from '@errand/ui/isolate.ts';
import { labelsOf } from '#blocks/form/names-of.ts';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { useDates } from '#platform/format.ts';
import { DocumentFiles } from './document-files.tsx';
import './finance-rows.css';

/** The names of the kinds of documents. */
export function useDocumentKinds(): Record<DocumentKind, string> {
  const t = useText();
  return labelsOf(DOCUMENT_KINDS, (kind) => t(`finance.document.${kind}`));
}

/** The columns of the list of documents. */
export function useDocumentColumns() {
  const t = useText();
  const dates = useDates();
  const kinds = useDocumentKinds();
  return {
    number: {
      header: t('finance.document.number'),
      cell: ({ number }: IssuedDocument) => (
        <bdi dir="ltr" className="finance-number">
          {number}
        </bdi>
      ),
    },
    kind: {
      header: t('finance.document.kind'),
      phone: 'plain' as const,
      cell: ({ kind, credits }: IssuedDocument) => (
        <>
          {kinds[kind]}
          {credits && (
            <span className="text-meta"> {t('finance.document.credits', { number: isolate(credits) })}</span>
          )}
        </>
      ),
    },
    issuer: {
      header: t('finance.document.issuer'),
      cell: ({ issuer, store }: IssuedDocument) =>
        issuer === 'store' ? <bdi>{store?.name}</bdi> : t('finance.operator'),
    },
    order: {
      header: t('finance.document.order'),
      cell: ({ order_id }: IssuedDocument) => (order_id === null ? '–' : <bdi dir="ltr">#{order_id}</bdi>),
    },
    issued_on: {
      header: t('finance.document.issuedOn'),
      phone: 'plain' as const,
      cell: ({ issued_on }: IssuedDocument) => dates.date(issued_on),
    },
    tax: {
      header: t('finance.document.tax'),
      align: 'end' as const,
      cell: ({ tax_minor }: IssuedDocument) => <Amount minor={tax_minor} />,
    },
    total: {
      header: t('finance.total'),
      align: 'end' as const,
      phone: 'beside' as const,
      cell: ({ total_minor }: IssuedDocument) => <Amount minor={total_minor} />,
    },
    files: {
      header: t('finance.document.files'),
      phone: 'row' as const,
      cell: (document: IssuedDocument) => <DocumentFiles document={document} />,
    },
  };
}
