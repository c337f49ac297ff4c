import { useText } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';
import { Button } from '@errand/ui/forms/button.tsx';
import { shareAddress } from '@errand/ui/share.ts';
import { Share2 } from 'lucide-react';

/** Shares or copies the receiver's own link, which the server sends to the owner only. */
export function ShareWithReceiver({ order: { id, parcel } }: { order: Order }) {
  const t = useText();
  const link = parcel?.receiver_link;
  if (!link) return null;
  return (
    <Button
      variant="soft"
      full
      onClick={() =>
        shareAddress(
          new URL(link, window.location.origin).href,
          t('parcel-order.shareTitle', { id: `#${id}` }),
          t('parcel-order.receiverCopied'),
        )
      }
    >
      <Share2 size={20} />
      {t('parcel-order.shareReceiver')}
    </Button>
  );
}
