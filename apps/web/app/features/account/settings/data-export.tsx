import { useText } from '@errand/client/i18n.tsx';
import { exportAccount } from '@errand/contract/customer';
import { Button } from '@errand/ui/forms/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { api } from '#platform/api/browser-client.ts';
import { toastApiError } from '#platform/api-error.ts';
import { saveFile } from './save-file.ts';
import '../components/account-section.css';

/** Downloads all data stored about the customer. */
export function DataExport() {
  const t = useText();
  const fetched = useMutation({
    mutationFn: () => api.call(exportAccount, {}),
    onSuccess: (data) =>
      saveFile(`errand-${data.exported_at.slice(0, 10)}.json`, JSON.stringify(data, null, 2)),
    onError: (error) => toastApiError(error, t),
  });
  return (
    <section className="account-section" aria-labelledby="settings-data">
      <h2 className="text-h3" id="settings-data">
        {t('account.data')}
      </h2>
      <p className="text-muted account-section-lead">{t('account.dataText')}</p>
      <div className="account-section-actions">
        <Button variant="soft" loading={fetched.isPending} onClick={() => fetched.mutate()}>
          <Download className="icon" size={20} />
          {t('account.dataGet')}
        </Button>
      </div>
    </section>
  );
}
