import { useText } from '@errand/client/i18n.tsx';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import './guest-prompt.css';

/** Asks a guest to sign in, which saves the order history, or to continue without it [CART-15, CART-16]. */
export function GuestPrompt(props: {
  open: boolean;
  onClose: () => void;
  onGuest: () => void;
  onSignIn: () => void;
}) {
  const t = useText();
  const { open, onClose, onGuest, onSignIn } = props;
  return (
    <Dialog open={open} onClose={onClose} title={t('cart.guestTitle')} className="guest-prompt">
      <div className="guest-prompt-question">
        <span className="guest-prompt-picture">
          <StaticPicture name="receipt" width={72} eager />
        </span>
        <p className="text-muted">{t('cart.guestText')}</p>
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
