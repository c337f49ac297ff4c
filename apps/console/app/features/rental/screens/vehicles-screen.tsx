import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { listVehicleOptions, listVehicles } from '@errand/contract/console/rental/vehicles';
import { translated } from '@errand/domain/language';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { Picture } from '@errand/ui/pictures/picture.tsx';
import { useQuery } from '@tanstack/react-query';
import { namesOf } from '#blocks/form/names-of.ts';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { consoleQuery } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { RentalTabs } from '../rental-tabs.tsx';
import './vehicles-screen.css';

export default function VehiclesScreen() {
  const t = useText();
  const may = useMay();
  const language = useLanguage();
  const { data: options } = useQuery(consoleQuery('rental', listVehicleOptions, {}));
  return (
    <Page
      title={t('rental.title')}
      text={t('rental.text')}
      actions={
        may('rental.update') && (
          <>
            {may('catalog.import') && (
              <ButtonLink to="/rental/imports" variant="quiet">
                {t('imports.title.vehicles')}
              </ButtonLink>
            )}
            <ButtonLink to="/rental/new">{t('rental.newVehicle')}</ButtonLink>
          </>
        )
      }
    >
      <RentalTabs />
      <List
        endpoint={listVehicles}
        resource="rental"
        href={({ id }) => `/rental/${id}`}
        searchLabel={t('rental.search')}
        filters={{
          provider_id: { label: t('rental.provider'), options: namesOf(options?.providers) },
          category_id: { label: t('rental.category'), options: namesOf(options?.categories) },
          brand_id: { label: t('rental.brand'), options: namesOf(options?.brands) },
          state: {
            label: t('rental.state'),
            options: { active: t('rental.shown'), hidden: t('rental.hidden') },
          },
          unavailable: { label: t('rental.unavailable') },
        }}
        columns={{
          name: {
            header: t('rental.name'),
            cell: ({ name, picture, active }) => (
              <span className="vehicles-name">
                <span className="vehicles-picture">{picture && <Picture src={picture} width={36} />}</span>
                <bdi>{translated(name, language)}</bdi>
                {!active && <span className="tag">{t('rental.hidden')}</span>}
              </span>
            ),
          },
          provider: {
            header: t('rental.provider'),
            phone: 'plain',
            cell: ({ provider }) => <bdi>{provider.name}</bdi>,
          },
          category: {
            header: t('rental.category'),
            phone: 'plain',
            cell: ({ category }) => <bdi>{category.name}</bdi>,
          },
          brand: { header: t('rental.brand'), optional: true, cell: ({ brand }) => <bdi>{brand.name}</bdi> },
          hourly: {
            header: t('rental.perHour'),
            align: 'end',
            cell: ({ hourly_minor }) => hourly_minor !== null && <Amount minor={hourly_minor} />,
          },
          daily: {
            header: t('rental.perDay'),
            align: 'end',
            cell: ({ daily_minor }) => daily_minor !== null && <Amount minor={daily_minor} />,
          },
          per_km: {
            header: t('rental.perKm'),
            align: 'end',
            cell: ({ per_km_minor }) => per_km_minor !== null && <Amount minor={per_km_minor} />,
          },
          plates: {
            header: t('rental.plates'),
            align: 'end',
            cell: ({ in_service, out_of_service }) => (
              <>
                {in_service}
                {in_service === 0 && <span className="tag warn">{t('rental.notBookable')}</span>}
                {out_of_service > 0 && (
                  <span className="tag">{t('rental.outCount', { count: out_of_service })}</span>
                )}
              </>
            ),
          },
          trips: { header: t('rental.trips'), align: 'end', optional: true, cell: ({ trips }) => trips },
        }}
        empty={{ title: t('rental.none'), text: t('rental.noneText') }}
      />
    </Page>
  );
}
