import { useText } from '@errand/client/i18n.tsx';
import { listRentalProviders } from '@errand/contract/console/rental/terms';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { useCancelText } from '../cancel-steps.tsx';
import { RentalTabs } from '../rental-tabs.tsx';

/** The rental providers with their terms. */
export default function TermsListScreen() {
  const t = useText();
  const cancelText = useCancelText();
  return (
    <Page title={t('rental.terms')} text={t('rental.termsText')}>
      <RentalTabs />
      <List
        endpoint={listRentalProviders}
        resource="rental"
        href={({ id }) => `/rental/terms/${id}`}
        searchLabel={t('rental.searchProvider')}
        filters={{ without_terms: { label: t('rental.withoutTerms') } }}
        columns={{
          name: {
            header: t('rental.provider'),
            cell: ({ name, active, has_terms }) => (
              <>
                <bdi>{name}</bdi> {!active && <span className="tag">{t('rental.hidden')}</span>}
                {!has_terms && <span className="tag">{t('rental.noTerms')}</span>}
              </>
            ),
          },
          length: {
            header: t('rental.length'),
            cell: ({ minimum_hours: least, maximum_hours: most }) =>
              most === null ? t('rental.lengthFrom', { least }) : t('rental.lengthBetween', { least, most }),
          },
          deposit: {
            header: t('rental.deposit'),
            align: 'end',
            cell: ({ deposit_minor }) => <Amount minor={deposit_minor} />,
          },
          cancel: {
            header: t('rental.canceling'),
            cell: ({ cancel_steps }) => cancelText(cancel_steps),
          },
          vehicles: { header: t('rental.vehicles'), align: 'end', cell: ({ vehicles }) => vehicles },
          in_service: { header: t('rental.inService'), align: 'end', cell: ({ in_service }) => in_service },
        }}
        empty={{ title: t('rental.noProvider'), text: t('rental.noProviderText') }}
      />
    </Page>
  );
}
