import { useText } from '@errand/client/i18n.tsx';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import '../components/account-section.css';
import './delete-account.css';

const GOES = ['person', 'places', 'money', 'messages', 'sent'] as const;
const STAYS = ['orders', 'reviews', 'uses'] as const;

/** Account deletion: what is deleted, what is retained, and the confirmation. */
export function DeleteAccount(props: { removal: { mutate: () => void; isPending: boolean } }) {
  const { mutate, isPending } = props.removal;
  const t = useText();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  // Closes first, because the server may ask for the password, which opens another dialog.
  function remove(): void {
    close();
    mutate();
  }
  return (
    <section className="account-section delete-account" aria-labelledby="delete-account">
      <div>
        <h2 className="text-h3" id="delete-account">
          {t('account.deleteAccount')}
        </h2>
        <p className="text-muted">{t('account.deleteAccountText')}</p>
      </div>
      <Button
        variant="line"
        className="delete-account-button"
        loading={isPending}
        onClick={() => setAsking(true)}
      >
        {t('account.deleteAccount')}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={t('account.deleteAccountTitle')}
        className="confirm-dialog"
      >
        <h3 className="text-label">{t('account.goes')}</h3>
        <ul className="delete-account-list">
          {GOES.map((what) => (
            <li key={what}>
              <X className="icon bad" size={18} />
              {t(`account.goes.${what}`)}
            </li>
          ))}
        </ul>
        <h3 className="text-label">{t('account.stays')}</h3>
        <ul className="delete-account-list">
          {STAYS.map((what) => (
            <li key={what}>
              <Check className="icon" size={18} />
              {t(`account.stays.${what}`)}
            </li>
          ))}
        </ul>
        <p className="text-muted">{t('account.deleteFinal')}</p>
        <div className="confirm-dialog-buttons">
          <Button variant="quiet" onClick={close}>
            {t('ui.cancel')}
          </Button>
          <Button variant="danger" onClick={remove}>
            {t('account.deleteAccount')}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
