import { useText } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolateAny } from '@errand/ui/isolate.ts';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { MessageDialog } from '#features/chat/index.ts';

/** A message to the store about an order, for its owner. Guests cannot use chat [SESSION-16], and a parcel has no store. */
export function MessageStoreButton({ order }: { order: Order }) {
  const t = useText();
  const [writing, setWriting] = useState(false);
  if (!order.store || order.user_id === '' || order.is_guest) return null;
  const { id, name } = order.store;
  return (
    <>
      <Button variant="soft" full onClick={() => setWriting(true)}>
        <MessageCircle size={20} />
        {t('chat.writeTo', { name: isolateAny(name) })}
      </Button>
      <MessageDialog
        partner={{ type: 'vendor', id, name }}
        orderId={order.id}
        open={writing}
        onClose={() => setWriting(false)}
      />
    </>
  );
}
