import { useText } from '@errand/client/i18n.tsx';
import type { DeliveryOffer } from '@errand/contract/console/deliveries';
import { Amount } from '#blocks/formatted/formatted.tsx';

/** Distance, number of pieces and the cash to collect. */
export function CarriedFacts({
  carried,
}: {
  carried: Pick<DeliveryOffer, 'cash_minor' | 'distance_km' | 'pieces'>;
}) {
  const t = useText();
  const { cash_minor, distance_km, pieces } = carried;
  return (
    <p className="carried-facts">
      {distance_km !== null && (
        <span className="tag">{t('deliveries.km', { km: Math.round(distance_km * 10) / 10 })}</span>
      )}
      {pieces > 0 && <span className="tag">{t('deliveries.pieces', { count: pieces })}</span>}
      <span className={cash_minor > 0 ? 'tag warn' : 'tag'}>
        {cash_minor > 0 ? (
          <>
            {t('deliveries.takeCash')} <Amount minor={cash_minor} />
          </>
        ) : (
          t('deliveries.isPaid')
        )}
      </span>
    </p>
  );
}
