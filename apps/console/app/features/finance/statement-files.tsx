import { useText } from '@errand/client/i18n.tsx';
import {
  getStatementFile,
  getStoreStatementFile,
  STATEMENT_FORMS,
} from '@errand/contract/console/finance/balances';
import type { Payee } from '@errand/contract/console/finance/payees';
import { Button } from '@errand/ui/forms/button.tsx';
import { useChange } from '#platform/query.ts';
import { saveBase64 } from '#platform/save-file.ts';
import { useMayCall } from '#platform/session.ts';

/**
 * The statement of a payout, or of the balance since the last one, to download: by the office, and by a store its own. Couriers
 * get theirs by mail.
 */
export function StatementFiles({ payee, payoutId }: { payee: Payee; payoutId?: number }) {
  const t = useText();
  const mayCall = useMayCall();
  const ofOffice = useChange(getStatementFile, { onResponse: saveBase64 });
  const ofStore = useChange(getStoreStatementFile, { onResponse: saveBase64 });
  const isOffice = mayCall(getStatementFile);
  if (!isOffice && !(payee.list === 'stores' && mayCall(getStoreStatementFile))) return null;
  const file = isOffice ? ofOffice : ofStore;
  return (
    <div className="form-buttons">
      {STATEMENT_FORMS.map((form) => {
        const query = { form, ...(payoutId !== undefined && { payout_id: payoutId }) };
        return (
          <Button
            key={form}
            size="sm"
            variant="quiet"
            loading={file.isPending && file.variables.query.form === form}
            onClick={() =>
              isOffice
                ? ofOffice.mutate({ params: { payees: payee.list, id: payee.id }, query })
                : ofStore.mutate({ params: { id: payee.id }, query })
            }
          >
            {t(`finance.statement.${form}`)}
          </Button>
        );
      })}
    </div>
  );
}
