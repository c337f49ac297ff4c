import { useText } from '@errand/client/i18n.tsx';
import { NEW_RATES, removeZoneRates, setZoneRates, type ZoneDetail } from '@errand/contract/console/zones';
import { cx } from '@errand/ui/cx.ts';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { type ControlProps, Form, type Values } from '#blocks/form/index.ts';
import { rowCount } from '#blocks/form/rows-control.tsx';
import { Panel } from '#blocks/page/page.tsx';
import { useMoney } from '#platform/format.ts';
import { useChange } from '#platform/query.ts';
import { BandsControl, HoursControl } from './band-controls.tsx';

type ModuleOfZone = ZoneDetail['modules'][number];

/** The rates of a module that the zone does not offer yet: those of the settings, so that no delivery is free by accident. */
function newRates({ general }: ModuleOfZone): NonNullable<ModuleOfZone['rates']> {
  return {
    charge_type: 'distance',
    fixed_minor: general.minimum_minor,
    per_km_minor: null,
    minimum_minor: null,
    maximum_minor: null,
    bands: [],
    hours: [],
    cash_limit_minor: null,
    version: NEW_RATES,
  };
}

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

function ModuleRates({ zoneId, module }: { zoneId: number; module: ModuleOfZone }) {
  const t = useText();
  const money = useMoney();
  const remove = useChange(removeZoneRates);
  const { version, ...rates } = module.rates ?? newRates(module);
  const values = { ...rates, bands: [...rates.bands], hours: [...rates.hours] };
  const isParcel = module.type === 'parcel';
  const generalRate = (rate: keyof ModuleOfZone['general']) =>
    t('zones.generalRate', { amount: isolate(money(module.general[rate])) });
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
          fixed_minor: { ...moneyField(t('zones.fixedCharge')), isShown: isFixed },
          per_km_minor: {
            ...moneyField(t('zones.perKm')),
            help: generalRate('per_km_minor'),
            isShown: isByKm,
          },
          minimum_minor: {
            ...moneyField(t('zones.minimum')),
            help: generalRate('minimum_minor'),
            isShown: isByKm,
          },
          maximum_minor: { ...moneyField(t('zones.maximum')), isShown: isByKm },
          cash_limit_minor: moneyField(t('zones.cashLimit')),
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

function moneyField(label: string) {
  return { label, control: 'money' as const };
}
