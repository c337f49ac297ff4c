import { useText } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { ArrowLeftRight, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { saveSession, useSession } from '#platform/session/index.ts';
import { isBeingReturned } from './parcel-status.ts';
import './send-again.css';

/**
 * Links to a new booking with the values of a past parcel: to the same receiver, or back from there once it was
 * delivered. A parcel on its way back has to arrive first.
 */
export function SendAgain({ order }: { order: Order }) {
  const t = useText();
  if (isBeingReturned(order)) return null;
  return (
    <div className="send-again">
      <Repeat order={order} swap={0}>
        <RotateCcw size={20} />
        {t('parcel-order.again')}
      </Repeat>
      {order.delivered && (
        <Repeat order={order} swap={1}>
          <ArrowLeftRight size={20} />
          {t('parcel-order.sendBack')}
        </Repeat>
      )}
    </div>
  );
}

/** `swap` 1 exchanges both ends. `small`: for a row of a list. */
export function Repeat(props: { order: Order; swap: 0 | 1; small?: boolean; children: ReactNode }) {
  const { order, swap, small, children } = props;
  const { module } = useSession();
  const isElsewhere = module?.id !== order.module_id;
  return (
    <ButtonLink
      to={`/parcel/booking?repeat=${order.id}&swap=${swap}`}
      variant={small || swap === 1 ? 'soft' : 'primary'}
      size={small ? 'sm' : 'md'}
      full={!small}
      // Pages are rendered for a module: another one needs a new document.
      reloadDocument={isElsewhere}
      onClick={() => isElsewhere && saveSession({ module: { id: order.module_id, module_type: 'parcel' } })}
    >
      {children}
    </ButtonLink>
  );
}
