import { useText } from '@errand/client/i18n.tsx';
import { NEW_RATES, removeZoneRates, setZoneRates, type ZoneDetail } from '@errand/contract/console/zones';
import { cx } from '@errand/ui/cx.ts';
import { Button } from '@errand/ui/forms/button.tsx';
import { type ControlProps, Form, type Values } from '#blocks/form/index.ts';
import { rowCount } from '#blocks/form/rows-control.tsx';
import { Panel } from '#blocks/page/page.tsx';
import { useChange } from '#platform/query.ts';
import { BandsControl, HoursControl } from './band-controls.tsx';

const NO_RATES = {
  charge_type: 'distance',
  fixed_minor: 0,
  per_km_minor: 0,
  minimum_minor: 0,
  maximum_minor: null,
  bands: [],
  hours: [],
  cash_limit_minor: null,
  version: NEW_RATES,
} as const;

const isFixed = ({ charge_type }: Values) => charge_type === 'fixed';
const isByBands = ({ charge_type }: Values) =>
  charge_type === 'distance_bands' || charge_type === 'basket_bands';
const isByKm = ({ charge_type }: Values) => charge_type === 'distance';

/** The modules of a zone with their delivery rates. */
export function ZoneRates({ zone }: { zone: ZoneDetail }) {
  const t = useText();
  return (
    <Panel title={t('zones.rates')} text={t('zones.ratesText')}>
      {zone.modules.length === 0 && <p>{t('zones.noModules')}</p>}
      <div>
        {zone.modules.map((module) => (
          <ModuleRates key={module.id} zoneId={zone.id} module={module} />
        ))}
      </div>
    </Panel>
  );
}

function ModuleRates({ zoneId, module }: { zoneId: number; module: ZoneDetail['modules'][number] }) {
  const t = useText();
  const remove = useChange(removeZoneRates);
  const { version, ...rates } = module.rates ?? NO_RATES;
  const values = { ...rates, bands: [...rates.bands], hours: [...rates.hours] };
  const isParcel = module.type === 'parcel';
  return (
    <details className="zone-rates">
      <summary>
        {module.name}
        <span className={cx('tag', module.rates && 'ok')}>
          {t(module.rates ? 'zones.offered' : 'zones.notOffered')}
        </span>
      </summary>
      <Form
        endpoint={setZoneRates}
        params={{ id: zoneId }}
        hidden={{ module_id: module.id, version }}
        values={values}
        fields={{
          charge_type: {
            label: t('zones.chargeType'),
            options: {
              distance: t('zones.distance'),
              fixed: t('zones.fixed'),
              distance_bands: t('zones.distanceBands'),
              ...(!isParcel && { basket_bands: t('zones.basketBands') }),
            },
          },
          bands: {
            label: t('zones.bands'),
            control: (control) => <BandsControl {...control} />,
            show: rowCount,
            isShown: isByBands,
          },
          fixed_minor: { ...money(t('zones.fixedCharge')), isShown: isFixed },
          per_km_minor: { ...money(t('zones.perKm')), help: t('zones.generalRate'), isShown: isByKm },
          minimum_minor: { ...money(t('zones.minimum')), help: t('zones.generalRate'), isShown: isByKm },
          maximum_minor: { ...money(t('zones.maximum')), isShown: isByKm },
          cash_limit_minor: money(t('zones.cashLimit')),
          ...(!isParcel && {
            hours: {
              label: t('zones.hours'),
              control: (control: ControlProps) => <HoursControl {...control} />,
              show: rowCount,
            },
          }),
        }}
        submit={t('zones.offer')}
        done={t('zones.saved')}
      />
      {module.rates && (
        <Button
          size="sm"
          variant="ghost"
          loading={remove.isPending}
          onClick={() => remove.mutate({ params: { id: zoneId }, body: { module_id: module.id } })}
        >
          {t('zones.remove')}
        </Button>
      )}
    </details>
  );
}

function money(label: string) {
  return { label, control: 'money' as const };
}
