import { useText } from '@errand/client/i18n.tsx';
import {
  changePassword,
  listSessions,
  revokeOtherSessions,
  revokeSession,
  updateProfile,
} from '@errand/contract/console/staff/session';
import { Button } from '@errand/ui/forms/button.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { useQuery } from '@tanstack/react-query';
import { Form } from '#blocks/form/index.ts';
import { Facts, Page, Panel } from '#blocks/page/page.tsx';
import { GrantNames } from '#features/staff/index.ts';
import { deviceOf } from '#platform/device-of.ts';
import { useDates } from '#platform/format.ts';
import { chooseLanguage, currentLanguage } from '#platform/language.ts';
import { LANGUAGE_NAMES } from '#platform/language-names.ts';
import { consoleQuery, useChange } from '#platform/query.ts';
import { useSession } from '#platform/session.ts';
import { NotificationSettings } from '../notification-settings.tsx';
import { SecondFactors } from '../second-factors.tsx';
import '../account-list.css';

export default function AccountScreen() {
  const t = useText();
  const { staff, grants } = useSession();
  return (
    <Page title={t('account.title')} narrow>
      <Panel title={t('account.profile')}>
        <Facts
          facts={[
            [
              t('account.mail'),
              <bdi key="mail" dir="ltr">
                {staff.mail}
              </bdi>,
            ],
            [t('account.roles'), <GrantNames key="roles" grants={grants} />],
          ]}
        />
        <Form
          endpoint={updateProfile}
          values={{ name: staff.name, language: staff.language }}
          fields={{
            name: { label: t('account.name'), autoComplete: 'name', control: 'text' },
            language: { label: t('account.language'), options: LANGUAGE_NAMES },
          }}
          onDone={({ staff: { language } }) => {
            toastDone(t('account.saved'));
            if (language !== currentLanguage()) chooseLanguage(language);
          }}
        />
      </Panel>
      <NotificationSettings />
      <SecondFactors />
      <Panel title={t('account.password')} text={t('account.passwordText')}>
        <Form
          endpoint={changePassword}
          fields={{
            current_password: {
              label: t('account.currentPassword'),
              control: 'password',
              autoComplete: 'current-password',
            },
            password: {
              label: t('account.newPassword'),
              help: t('account.passwordHelp'),
              control: 'password',
              autoComplete: 'new-password',
            },
          }}
          submit={t('account.changePassword')}
          done={t('account.passwordChanged')}
        />
      </Panel>
      <OwnSessions />
    </Page>
  );
}

/** The member's sessions, each with a button that ends it. */
function OwnSessions() {
  const t = useText();
  const dates = useDates();
  const { data } = useQuery(consoleQuery('session', listSessions, {}));
  const end = useChange(revokeSession);
  const endOthers = useChange(revokeOtherSessions);
  return (
    <Panel
      title={t('account.sessions')}
      text={t('account.sessionsText')}
      actions={
        data &&
        data.rows.length > 1 && (
          <Button
            size="sm"
            variant="quiet"
            loading={endOthers.isPending}
            onClick={() => endOthers.mutate({})}
          >
            {t('account.endOthers')}
          </Button>
        )
      }
    >
      {!data && <Skeleton height="64px" />}
      <ul className="account-list">
        {data?.rows.map((session) => (
          <li key={session.id}>
            <div>
              <b className="text-label">{deviceOf(session.user_agent)}</b>
              <span className="text-meta">
                <bdi dir="ltr">{session.address}</bdi>
                <span className="text-separator">
                  {' '}
                  {t('account.lastSeen', { when: dates.dateTime(session.last_seen_at) })}
                </span>
              </span>
            </div>
            {session.is_current ? (
              <span className="tag ok">{t('account.thisSession')}</span>
            ) : (
              <Button
                size="sm"
                variant="danger"
                disabled={end.isPending}
                onClick={() => end.mutate({ params: { id: session.id } })}
              >
                {t('account.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
