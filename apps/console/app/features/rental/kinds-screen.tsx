import { useLanguage, useText } from '@errand/client/i18n.tsx';
import type { listRentalBrands, listRentalCategories } from '@errand/contract/console/rental/vehicle-kinds';
import { translated } from '@errand/domain/language';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { Picture } from '@errand/ui/pictures/picture.tsx';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { useMay } from '#platform/session.ts';
import { RentalTabs } from './rental-tabs.tsx';
import './screens/vehicles-screen.css';

/** The list of the categories or brands of vehicles. */
export function KindsScreen(props: {
  kind: 'categories' | 'brands';
  endpoint: typeof listRentalCategories | typeof listRentalBrands;
}) {
  const { kind, endpoint } = props;
  const t = useText();
  const may = useMay();
  const language = useLanguage();
  return (
    <Page
      title={t(`rental.${kind}`)}
      actions={
        may('rental.update') && <ButtonLink to={`/rental/${kind}/new`}>{t(`rental.new.${kind}`)}</ButtonLink>
      }
    >
      <RentalTabs />
      <List
        endpoint={endpoint}
        resource="rental"
        href={({ id }) => `/rental/${kind}/${id}`}
        searchLabel={t('rental.searchName')}
        filters={{
          state: {
            label: t('rental.state'),
            options: { active: t('rental.shown'), hidden: t('rental.hidden') },
          },
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
          vehicles: { header: t('rental.vehicles'), align: 'end', cell: ({ vehicles }) => vehicles },
          position: { header: t('rental.position'), align: 'end', cell: ({ position }) => position },
        }}
        empty={{ title: t(`rental.none.${kind}`), text: t(`rental.noneText.${kind}`) }}
      />
    </Page>
  );
}
