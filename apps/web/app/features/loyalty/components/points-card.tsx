import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import type { CustomerInfo } from '@errand/contract/customer';
import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import { useState } from 'react';
import { ConvertDialog } from './convert-dialog.tsx';
import './points-card.css';

/** The points balance with a convert button; null where loyalty is off. */
export function PointsCard({ customer }: { customer: CustomerInfo | null }) {
  const t = useText();
  const { loyalty_point_status, customer_wallet_status } = useConfig();
  const [converting, setConverting] = useState(false);
  if (loyalty_point_status !== 1) return null;
  return (
    <section className="points-card" data-tint="butter" aria-labelledby="points-total">
      <div>
        <h2 className="text-meta" id="points-total">
          {t('loyalty.total')}
        </h2>
        <b className="points-card-amount">
          {customer ? (
            <bdi dir="ltr">{customer.loyalty_point.toLocaleString(DEFAULT_LANGUAGE)}</bdi>
          ) : (
            <Skeleton width="110px" height="1em" />
          )}
        </b>
        {customer_wallet_status === 1 && (
          <button
            type="button"
            className="text-link underlined tap-target"
            disabled={!customer}
            onClick={() => setConverting(true)}
          >
            {t('loyalty.convert')}
          </button>
        )}
      </div>
      <StaticPicture name="coin" width={104} eager />
      {converting && customer && (
        <ConvertDialog points={customer.loyalty_point} onClose={() => setConverting(false)} />
      )}
    </section>
  );
}
