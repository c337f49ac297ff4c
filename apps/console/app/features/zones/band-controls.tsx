import { useText } from '@errand/client/i18n.tsx';
import type { FeeBandValues, HourExtraValues } from '@errand/contract/console/zones';
import { BAND_LIMITS } from '@errand/domain/delivery';
import { DayHoursFields } from '#blocks/form/day-hours-fields.tsx';
import type { ControlProps, Values } from '#blocks/form/index.ts';
import { NumberField } from '#blocks/form/number-field.tsx';
import { PriceField } from '#blocks/form/price-field.tsx';
import { RowsControl } from '#blocks/form/rows-control.tsx';

/** The fees of a charge by bands. */
export function BandsControl({ label, value, onChange, error, values }: ControlProps & { values: Values }) {
  const t = useText();
  const bands = (value ?? []) as FeeBandValues[];
  const last = bands.at(-1);
  const byBasket = values.charge_type === 'basket_bands';
  return (
    <RowsControl
      key={String(values.charge_type)}
      label={label}
      help={t(byBasket ? 'zones.basketBandsHelp' : 'zones.distanceBandsHelp')}
      error={error}
      rows={bands}
      onChange={onChange}
      empty={last ? { ...last, from: last.from + (byBasket ? 1000 : 1) } : { from: 0, fee_minor: 0 }}
      most={BAND_LIMITS.bands}
      texts={{
        row: (number) => t('zones.band', { number }),
        add: t('zones.addBand'),
        remove: (number) => t('zones.removeBand', { number }),
      }}
    >
      {(band, change) => (
        <>
          {byBasket ? (
            <PriceField
              label={t('zones.fromBasket')}
              minor={band.from}
              onChange={(from) => change({ ...band, from })}
            />
          ) : (
            <NumberField
              label={t('zones.fromKm')}
              value={band.from}
              onChange={(from) => change({ ...band, from })}
            />
          )}
          <PriceField
            label={t('zones.fee')}
            minor={band.fee_minor}
            onChange={(fee_minor) => change({ ...band, fee_minor })}
          />
        </>
      )}
    </RowsControl>
  );
}

/** Extra charges by days and hours. */
export function HoursControl({ label, value, onChange, error }: ControlProps) {
  const t = useText();
  return (
    <RowsControl
      label={label}
      help={t('zones.hoursHelp')}
      error={error}
      rows={(value ?? []) as HourExtraValues[]}
      onChange={onChange}
      empty={{ days: [0, 1, 2, 3, 4, 5, 6], from: 1080, to: 1260, extra_minor: 0 }}
      most={BAND_LIMITS.hours}
      texts={{
        row: (number) => t('zones.hour', { number }),
        add: t('zones.addHour'),
        remove: (number) => t('zones.removeHour', { number }),
      }}
    >
      {(hour, change) => (
        <>
          <DayHoursFields value={hour} onChange={(changed) => change({ ...hour, ...changed })} />
          <PriceField
            label={t('zones.extra')}
            minor={hour.extra_minor}
            onChange={(extra_minor) => change({ ...hour, extra_minor })}
          />
        </>
      )}
    </RowsControl>
  );
}
