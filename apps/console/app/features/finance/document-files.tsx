import { useText } from '@errand/client/i18n.tsx';
import {
  DOCUMENT_FORMS,
  getDocumentFile,
  getStoreDocumentFile,
  type IssuedDocument,
} from '@errand/contract/console/finance/documents';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { useChange } from '#platform/query.ts';
import { saveBase64 } from '#platform/save-file.ts';

/** The forms of a document to download: for the office, or for a store its own. */
export function DocumentFiles({ document, storeId }: { document: IssuedDocument; storeId?: number }) {
  const t = useText();
  const ofOffice = useChange(getDocumentFile, { onResponse: saveBase64 });
  const ofStore = useChange(getStoreDocumentFile, { onResponse: saveBase64 });
  const { id, number } = document;
  return (
    <span className="finance-files">
      {DOCUMENT_FORMS.map((form) => {
        const query = { form };
        return (
          <Button
            key={form}
            size="sm"
            variant="quiet"
            loading={
              (ofOffice.isPending && ofOffice.variables.query.form === form) ||
              (ofStore.isPending && ofStore.variables.query.form === form)
            }
            aria-label={t(`finance.document.${form}Of`, { number: isolate(number) })}
            onClick={() =>
              storeId === undefined
                ? ofOffice.mutate({ params: { id }, query })
                : ofStore.mutate({ params: { id: storeId, document: id }, query })
            }
          >
            {t(`finance.document.${form}`)}
          </Button>
        );
      })}
    </span>
  );
}
