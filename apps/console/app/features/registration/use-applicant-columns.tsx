import { useText } from '@errand/client/i18n.tsx';
import type { StoreApplication } from '@errand/contract/console/support/applications';
import { Instant } from '#blocks/formatted/formatted.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';

type Applicant = Pick<StoreApplication, 'applicant' | 'created_at' | 'phone' | 'status' | 'zone'>;

/** The filters and columns that both lists of applications have. */
export function useApplicantColumns() {
  const t = useText();
  return {
    filters: {
      status: {
        label: t('applications.status'),
        options: {
          pending: t('applications.state.pending'),
          approved: t('applications.state.approved'),
          rejected: t('applications.state.rejected'),
        },
      },
      from: { label: t('applications.receivedAt') },
    },
    columns: {
      applicant: {
        header: t('applications.applicant'),
        phone: 'plain' as const,
        cell: ({ applicant }: Applicant) => <bdi>{applicant}</bdi>,
      },
      phone: {
        header: t('applications.phone'),
        phone: 'plain' as const,
        cell: ({ phone }: Applicant) => <bdi dir="ltr">{phone}</bdi>,
      },
      zone: {
        header: t('applications.zone'),
        phone: 'plain' as const,
        cell: ({ zone }: Applicant) => zone.name,
      },
      created_at: {
        header: t('applications.receivedAt'),
        phone: 'plain' as const,
        sort: 'created_at' as const,
        cell: ({ created_at }: Applicant) => <Instant at={created_at} />,
      },
      status: {
        header: t('applications.status'),
        phone: 'beside' as const,
        cell: ({ status }: Applicant) => <StateTag of="applications.state" state={status} />,
      },
    },
  };
}
