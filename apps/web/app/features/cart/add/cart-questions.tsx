import { useText } from '@errand/client/i18n.tsx';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { useCartLive } from '../sync/use-cart-live.ts';
import { CartAnnouncer } from './cart-announcer.tsx';
import { useOtherStoreQuestion } from './other-store.ts';

/**
 * The warning before another store's lines are cleared; nothing happens without a yes. Stands once in the shell, because
 * the question may come from any page, and keeps the cart in step with the visitor's other devices there.
 */
export function CartQuestions() {
  const t = useText();
  const question = useOtherStoreQuestion();
  useCartLive();
  return (
    <>
      <CartAnnouncer />
      <ConfirmDialog
        open={question !== null}
        onClose={() => question?.answer(false)}
        title={t('cart.otherTitle')}
        text={t('cart.otherText')}
        cancel={t('cart.cancel')}
        confirm={t('cart.clear')}
        onConfirm={() => question?.answer(true)}
      />
    </>
  );
}
