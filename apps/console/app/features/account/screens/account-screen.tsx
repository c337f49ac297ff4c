import { useText } from '@errand/client/i18n.tsx';
import { changePassword, updateProfile } from '@errand/contract/console/staff/session';
import { toastDone } from '@errand/ui/toast.tsx';
import { Form } from '#blocks/form/index.ts';
import { Facts, Page, Panel } from '#blocks/page/page.tsx';
import { GrantNames } from '#features/staff/index.ts';
import { chooseLanguage, currentLanguage } from '#platform/language.ts';
import { LANGUAGE_NAMES } from '#platform/language-names.ts';
import { useSession } from '#platform/session.ts';
import { OwnSessions } from '../own-sessions.tsx';
import { SecondFactors } from '../second-factors.tsx';

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
            name: { label: t('account.name'), autoComplete: 'name' },
            language: { label: t('account.language'), options: LANGUAGE_NAMES },
          }}
          submit={t('account.save')}
          onDone={({ staff: { language } }) => {
            toastDone(t('account.saved'));
            if (language !== currentLanguage()) chooseLanguage(language);
          }}
        />
      </Panel>
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
          onDone={() => toastDone(t('account.passwordChanged'))}
        />
      </Panel>
      <OwnSessions />
    </Page>
  );
}
