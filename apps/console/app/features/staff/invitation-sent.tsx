import { useText } from '@errand/client/i18n.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import './invitation-sent.css';

/** Confirms that an invitation was mailed, or shows its link if no mail server is configured. */
export function InvitationSent(props: { mail: string; link: string | null; onClose: () => void }) {
  const { mail, link, onClose } = props;
  const t = useText();
  return (
    <div className="form">
      <p className="text-muted">{t(link ? 'staff.handOver' : 'staff.sent', { mail })}</p>
      {link && (
        <code className="invitation-link" dir="ltr">
          {link}
        </code>
      )}
      <div className="form-buttons">
        {link && (
          <Button onClick={() => void navigator.clipboard.writeText(link)}>{t('staff.copyLink')}</Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {t('ui.close')}
        </Button>
      </div>
    </div>
  );
}
