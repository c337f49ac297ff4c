import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { useOfferText } from '@errand/client/use-offer-text.ts';
import { isOn } from '@errand/contract/flag';
import type { RentalTerms } from '@errand/contract/rental-trip-fields';
import type { Store } from '@errand/contract/stores';
import { toMinor } from '@errand/domain/money';
import { COUNTER_GRACE_MS } from '@errand/domain/rental';
import { type ReactNode, useId } from 'react';
import { useHoursText } from '../prices/trip-price.tsx';
import './provider-rules.css';

/** Shows a provider's offer, opening hours and terms of a trip: cancellation, deposit, lateness, damage, length, minimum price, documents. */
export function ProviderRules(props: {
  terms: RentalTerms;
  /** The provider's running offer. */
  offer: Store['discount'];
  hours?: ReactNode;
}) {
  const { terms, offer, hours } = props;
  const t = useText();
  const id = useId();
  const money = useMoney();
  const hoursText = useHoursText();
  const amount = (value: number) => `\u2068${money.exact(value)}\u2069`;
  const { minimum_hours: least, maximum_hours: most } = terms;
  return (
    <section className="provider-rules" aria-labelledby={id}>
      <h2 className="text-h3" id={id}>
        {t('rental-search.rules')}
      </h2>
      <dl>
        {offer && (
          <Rule name={t('rental-search.offer')}>
            <OfferText offer={offer} />
          </Rule>
        )}
        <Rule name={t('rental-search.rule.cancel')}>
          <CancellationRule steps={terms.cancellation_steps} />
        </Rule>
        <Rule name={t('rental-search.rule.deposit')}>
          {terms.deposit > 0
            ? t('rental-search.rule.depositText', { amount: amount(terms.deposit) })
            : t('rental-search.rule.noDeposit')}
        </Rule>
        <Rule name={t('rental-search.rule.late')}>
          {t('rental-search.rule.lateText', { minutes: COUNTER_GRACE_MS / 60_000 })}
        </Rule>
        <Rule name={t('rental-search.rule.damage')}>{t('rental-search.rule.damageText')}</Rule>
        <Rule name={t('rental-search.rule.length')}>
          {most === null
            ? t('rental-search.rule.lengthFrom', { least: hoursText(least) })
            : t('rental-search.rule.lengthBetween', { least: hoursText(least), most: hoursText(most) })}
        </Rule>
        {terms.minimum_price > 0 && (
          <Rule name={t('rental-search.rule.minimum')}>
            <bdi dir="ltr">{money.exact(terms.minimum_price)}</bdi>
          </Rule>
        )}
        {isOn(terms.license_required) && (
          <Rule name={t('rental-search.rule.license')}>
            {t(
              isOn(terms.documents_required)
                ? 'rental-search.rule.documentsText'
                : 'rental-search.rule.licenseText',
            )}
          </Rule>
        )}
        {hours && <Rule name={t('rental-search.rule.hours')}>{hours}</Rule>}
      </dl>
    </section>
  );
}

/** The steps of cancellation as sentences: free until the first one, and what each costs. */
function CancellationRule({ steps: [first, ...later] }: { steps: RentalTerms['cancellation_steps'] }) {
  const t = useText();
  const hoursText = useHoursText();
  if (!first) return t('rental-search.rule.cancelAlways');
  const sentence = (
    { hours, percent }: typeof first,
    [before, atPickup]: ['cancelUntil' | 'cancelThen', 'cancelFromPickup' | 'cancelThenPickup'],
  ) =>
    hours > 0
      ? t(`rental-search.rule.${before}`, { hours: hoursText(hours), percent })
      : t(`rental-search.rule.${atPickup}`, { percent });
  return [
    sentence(first, ['cancelUntil', 'cancelFromPickup']),
    ...later.map((step) => sentence(step, ['cancelThen', 'cancelThenPickup'])),
  ].join(' ');
}

function OfferText({ offer }: { offer: NonNullable<Store['discount']> }) {
  const { digits } = useMoney().style;
  const offerText = useOfferText();
  return offerText({
    percent: offer.discount,
    minPurchaseMinor: toMinor(offer.min_purchase, digits),
    maxDiscountMinor: toMinor(offer.max_discount, digits),
  });
}

function Rule({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
