import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Order } from '@errand/contract/orders';
import { isolate } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { Clock3, FileDown, FileText } from 'lucide-react';
import './order-documents.css';

type Documents = Pick<Order, 'documents'>;

/** The invoice of an order and its credit notes, as PDF and as data, or the note that they follow. */
export function OrderDocuments({ documents }: Documents) {
  const t = useText();
  const money = useMoney();
  const { issued, waiting } = documents;
  if (issued.length === 0 && !waiting) return null;
  return (
    <section className="order-documents" aria-label={t('orders.documents')}>
      {waiting && <Note icon={Clock3} text={t('orders.document.waiting')} />}
      {issued.length > 0 && (
        <ul>
          {issued.map(({ id, kind, number, total, pdf_url: pdf, xml_url: xml }) => (
            <li key={id}>
              <FileText size={20} />
              <span>
                <span className="text-label">
                  {t(`orders.document.${kind}`)}
                  <span className="text-separator" /> <bdi dir="ltr">{money.exact(total)}</bdi>
                </span>
                <bdi dir="ltr" className="text-caption">
                  {number}
                </bdi>
              </span>
              {(
                [
                  ['pdf', pdf],
                  ['xml', xml],
                ] as const
              ).map(([form, url]) => (
                <a
                  key={form}
                  className="button quiet sm"
                  href={url}
                  download
                  aria-label={t(`orders.document.${form}`, { number: isolate(number) })}
                >
                  {form.toUpperCase()}
                </a>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The documents as rows of a list of actions. */
export function DocumentActions({ documents: { issued } }: Documents) {
  const t = useText();
  return issued.map(({ id, kind, number, pdf_url: pdf }) => (
    <a key={id} className="action-list-row" href={pdf} download>
      <FileDown size={20} />
      <span>
        {t(`orders.document.${kind}`)} <bdi dir="ltr">{number}</bdi>
      </span>
    </a>
  ));
}

/** The invoice of an order in a list; nothing before it is issued. */
export function InvoiceLink({ order }: { order: Pick<Order, 'documents' | 'id'> }) {
  const t = useText();
  const [invoice] = order.documents.issued;
  if (!invoice) return null;
  return (
    <a
      className="button ghost sm"
      href={invoice.pdf_url}
      download
      aria-label={t('orders.document.pdf', { number: isolate(invoice.number) })}
    >
      {t(`orders.document.${invoice.kind}`)}
    </a>
  );
}
