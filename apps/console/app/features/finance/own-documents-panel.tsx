import { useText } from '@errand/client/i18n.tsx';
import { type IssuedDocument, listStoreDocuments } from '@errand/contract/console/finance/documents';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { useState } from 'react';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { Panel } from '#blocks/page/page.tsx';
import { useDates } from '#platform/format.ts';
import { useRead } from '#platform/query.ts';
import { DocumentFiles } from './document-files.tsx';
import './finance-rows.css';

/** The documents of a store for the store itself, the latest first, page by page. */
export function OwnDocumentsPanel({ storeId }: { storeId: number }) {
  const t = useText();
  const [cursors, setCursors] = useState<(string | undefined)[]>([undefined]);
  return (
    <Panel title={t('finance.documents')} text={t('finance.ownDocumentsText')}>
      {cursors.map((cursor, page) => (
        <DocumentPage
          key={cursor ?? ''}
          storeId={storeId}
          cursor={cursor}
          onMore={page === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : null}
        />
      ))}
    </Panel>
  );
}

type PageProps = { storeId: number; cursor: string | undefined; onMore: ((next: string) => void) | null };

function DocumentPage({ storeId, cursor, onMore }: PageProps) {
  const t = useText();
  const { rows, next } = useRead('finance', listStoreDocuments, {
    params: { id: storeId },
    query: { ...(cursor !== undefined && { cursor }) },
  });
  if (rows.length === 0) return <p>{t('finance.documentsNoneText')}</p>;
  return (
    <>
      <ul className="finance-rows">
        {rows.map((document) => (
          <DocumentItem key={document.id} document={document} storeId={storeId} />
        ))}
      </ul>
      {next && onMore && (
        <Button size="sm" variant="quiet" onClick={() => onMore(next)}>
          {t('finance.documentsMore')}
        </Button>
      )}
    </>
  );
}

function DocumentItem({ document, storeId }: { document: IssuedDocument; storeId: number }) {
  const t = useText();
  const dates = useDates();
  const { number, kind, credits, order_id, issued_on, total_minor } = document;
  return (
    <li>
      <div>
        <span className="text-label">{t(`finance.document.${kind}`)}</span>
        <span className="finance-rows-end">
          <Amount minor={total_minor} />
        </span>
      </div>
      <p className="text-meta">
        <bdi dir="ltr">{number}</bdi> · {dates.date(issued_on)}
        {order_id !== null && (
          <>
            {' · '}
            <bdi dir="ltr">#{order_id}</bdi>
          </>
        )}
        {credits && (
          <>
            {' · '}
            <span className="finance-number">
              {t('finance.document.credits', { number: isolate(credits) })}
            </span>
          </>
        )}
      </p>
      <DocumentFiles document={document} storeId={storeId} />
    </li>
  );
}
