import { useText } from '@errand/client/i18n.tsx';
import { Button } from '@errand/ui/button.tsx';
import { Dialog } from '@errand/ui/dialog.tsx';
import { StaticPicture } from '@errand/ui/static-picture.tsx';

/** Sign in and keep the order's history, or go on as a guest without it. */
export function GuestPrompt(props: {
  open: boolean;
  onClose: () => void;
  onGuest: () => void;
  onSignIn: () => void;
}) {
  const t = useText();
  const { open, onClose, onGuest, onSignIn } = props;
  return (
    <Dialog open={open} onClose={onClose} title={t('cart.guestTitle')} className="guestdlg">
      <div className="guest-ask">
        <span className="guest-pic">
          <StaticPicture name="receipt" width={72} eager />
        </span>
        <p className="muted">{t('cart.guestText')}</p>
        <Button full size="lg" onClick={onSignIn}>
          {t('cart.guestSignIn')}
        </Button>
        <Button full variant="quiet" onClick={onGuest}>
          {t('cart.guestContinue')}
        </Button>
      </div>
    </Dialog>
  );
}
