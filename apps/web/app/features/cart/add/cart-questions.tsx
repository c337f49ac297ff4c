import { useText } from '@errand/client/i18n.tsx';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { useOtherStoreQuestion } from '../sync/other-store.ts';
import { useCartLive } from '../sync/use-cart-live.ts';
import { CartAnnouncer } from './cart-announcer.tsx';

/**
 * Confirms before another store's lines are cleared. Rendered once, in the shell, because any page may ask. Also
 * synchronizes the cart with the visitor's other devices.
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
