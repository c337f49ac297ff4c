import { useText } from '@errand/client/i18n.tsx';
import { exportAccount } from '@errand/contract/customer';
import { Button } from '@errand/ui/forms/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { ChevronRight, Download, type LucideIcon, MapPin, MessageCircle, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { NotificationSettings } from '#features/notifications/index.ts';
import { api } from '#platform/api/browser-client.ts';
import { toastApiError } from '#platform/api-error.ts';
import { Link } from '#platform/navigation/link.tsx';
import { useOverlay } from '#platform/overlay.ts';
import { PageTitle } from '#platform/page-title.tsx';
import { type Section, sectionHref } from '../sections.ts';
import { Devices } from './devices.tsx';
import '../components/account-rows.css';
import '../components/account-section.css';
import './settings-view.css';

const LINKS: [Section, LucideIcon][] = [
  ['inbox', MessageCircle],
  ['profile-settings', UserRound],
  ['addresses', MapPin],
];

/**
 * Settings: theme and language (`choices`) for all visitors; inbox, details, addresses, what the customer is told, sessions, data export and
 * account deletion (`end`) for customers.
 */
export function SettingsView(props: { signedIn: boolean; choices: ReactNode; end: ReactNode }) {
  const { signedIn, choices, end } = props;
  const t = useText();
  const auth = useOverlay('auth');
  return (
    <>
      <PageTitle text={t('account.section.settings')} />
      <h1 className="text-h1">{t('account.section.settings')}</h1>
      <section className="account-section" aria-labelledby="settings-look">
        <h2 className="text-h3" id="settings-look">
          {t('account.look')}
        </h2>
        {choices}
      </section>
      <section className="account-section" aria-labelledby="settings-you">
        <h2 className="text-h3" id="settings-you">
          {t('account.you')}
        </h2>
        {signedIn ? (
          <ul className="account-rows">
            {LINKS.map(([section, Icon]) => (
              <li key={section} className="settings-view-link">
                <span className="account-rows-icon">
                  <Icon className="icon" size={20} />
                </span>
                <span className="account-rows-text">
                  <Link to={sectionHref(section)} className="text-title card-link">
                    {t(`account.section.${section}`)}
                  </Link>
                  <span className="text-meta">{t(`account.about.${section as 'inbox'}`)}</span>
                </span>
                <ChevronRight className="icon mirror-rtl" size={20} />
              </li>
            ))}
          </ul>
        ) : (
          <div className="settings-view-guest">
            <p className="text-muted">{t('account.guestText')}</p>
            <Button variant="ink" onClick={() => auth.show('sign-in')}>
              {t('auth.signIn')}
            </Button>
          </div>
        )}
      </section>
      {signedIn && (
        <>
          <NotificationSettings />
          <Devices />
          <DataExport />
          {end}
        </>
      )}
    </>
  );
}

/** Downloads all data stored about the customer. */
function DataExport() {
  const t = useText();
  const fetched = useMutation({
    mutationFn: () => api.call(exportAccount, {}),
    onSuccess: (data) =>
      saveFile(`errand-${data.exported_at.slice(0, 10)}.json`, JSON.stringify(data, null, 2)),
    onError: (error) => toastApiError(error, t),
  });
  return (
    <section className="account-section" aria-labelledby="settings-data">
      <h2 className="text-h3" id="settings-data">
        {t('account.data')}
      </h2>
      <p className="text-muted account-section-lead">{t('account.dataText')}</p>
      <div className="account-section-actions">
        <Button variant="soft" loading={fetched.isPending} onClick={() => fetched.mutate()}>
          <Download className="icon" size={20} />
          {t('account.dataGet')}
        </Button>
      </div>
    </section>
  );
}

/** Offers a JSON text as a file download. */
function saveFile(name: string, json: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download holds its own reference by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
