import { useText } from '@errand/client/i18n.tsx';
import {
  type CancelStepValues,
  getRentalTerms,
  updateRentalTerms,
} from '@errand/contract/console/rental/terms';
import { Link, useParams } from 'react-router';
import { Form } from '#blocks/form/index.ts';
import { Facts, Page, Panel } from '#blocks/page/page.tsx';
import { useRead } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { CancelStepsControl, useCancelText } from '../cancel-steps.tsx';

/** The terms of one rental provider. */
export default function TermsScreen() {
  const t = useText();
  const may = useMay();
  const cancelText = useCancelText();
  const id = Number(useParams().id);
  const provider = useRead('rental', getRentalTerms, { params: { id } });
  const { name, vehicles, in_service, version, active: _, has_terms: hasTerms, id: __, ...terms } = provider;
  return (
    <Page
      title={name}
      text={t('rental.termsOfTrips')}
      back={{ to: '/rental/terms', label: t('rental.terms') }}
      state={!hasTerms && <span className="tag">{t('rental.noTerms')}</span>}
      narrow
    >
      <Panel>
        <Facts
          facts={[
            [t('rental.vehicles'), vehicles],
            [t('rental.inService'), in_service],
            [
              t('rental.hours'),
              may('stores.read') && (
                <Link key="hours" to={`/stores/${id}`}>
                  {t('rental.hoursOfStore')}
                </Link>
              ),
            ],
          ]}
        />
      </Panel>
      {may('rental.update') && (
        <Panel>
          <Form
            endpoint={updateRentalTerms}
            params={{ id }}
            hidden={{ version }}
            values={terms}
            fields={{
              minimum_hours: { label: t('rental.minimumHours') },
              maximum_hours: { label: t('rental.maximumHours'), help: t('rental.maximumHoursHelp') },
              minimum_minor: {
                label: t('rental.minimum'),
                help: t('rental.minimumHelp'),
                control: 'money',
              },
              deposit_minor: {
                label: t('rental.deposit'),
                help: t('rental.depositHelp'),
                control: 'money',
              },
              cancel_steps: {
                label: t('rental.canceling'),
                control: (control) => <CancelStepsControl {...control} />,
                show: (steps) => cancelText(steps as CancelStepValues[]),
              },
              license_required: { label: t('rental.licenseRequired') },
              documents_required: { label: t('rental.documentsRequired') },
            }}
            done={t('rental.saved')}
          />
        </Panel>
      )}
    </Page>
  );
}
