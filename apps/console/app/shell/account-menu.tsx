import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { chooseTheme, currentTheme } from '@errand/client/theme.ts';
import { updateProfile } from '@errand/contract/console/staff/session';
import { LANGUAGES, type LanguageCode } from '@errand/domain/language';
import { ChevronDown, Languages, LogOut, Moon, Sun, UserRound } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useNavigate } from 'react-router';
import { useSignOut } from '#features/session/index.ts';
import { api } from '#platform/api.ts';
import { chooseLanguage } from '#platform/language.ts';
import { useSession } from '#platform/session.ts';

/** Account, language, theme and sign-out. */
export function AccountMenu() {
  const t = useText();
  const { staff } = useSession();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const language = useLanguage();

  async function changeLanguage(other: LanguageCode): Promise<void> {
    // The page changes its language even if this fails. The account's language is for mails and other devices.
    await api.call(updateProfile, { body: { name: staff.name, language: other } }).catch(() => {});
    chooseLanguage(other);
  }

  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger className="shell-account">
        <span className="shell-account-letter" aria-hidden="true">
          {Array.from(staff.name)[0]}
        </span>
        <span className="shell-account-name text-clip">{staff.name}</span>
        <ChevronDown className="icon" size={16} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={6}>
          <DropdownMenu.Label className="menu-label">
            <b>{staff.name}</b>
            <bdi dir="ltr">{staff.mail}</bdi>
          </DropdownMenu.Label>
          <DropdownMenu.Item className="menu-item" onSelect={() => void navigate('/account')}>
            <UserRound className="icon" size={18} />
            {t('shell.account')}
          </DropdownMenu.Item>
          {LANGUAGES.filter(({ code }) => code !== language).map(({ code, name }) => (
            <DropdownMenu.Item key={code} className="menu-item" onSelect={() => void changeLanguage(code)}>
              <Languages className="icon" size={18} />
              <span lang={code}>{name}</span>
            </DropdownMenu.Item>
          ))}
          <ThemeItem />
          <DropdownMenu.Separator className="menu-line" />
          <DropdownMenu.Item className="menu-item" onSelect={() => signOut()}>
            <LogOut size={18} className="icon mirror-rtl" />
            {t('shell.signOut')}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function ThemeItem() {
  const t = useText();
  const dark = currentTheme() === 'dark';
  return (
    <DropdownMenu.Item className="menu-item" onSelect={() => chooseTheme(dark ? 'light' : 'dark')}>
      {dark ? <Sun className="icon" size={18} /> : <Moon className="icon" size={18} />}
      {t(dark ? 'shell.light' : 'shell.dark')}
    </DropdownMenu.Item>
  );
}
