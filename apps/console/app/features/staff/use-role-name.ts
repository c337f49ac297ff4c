import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { type BuiltInRole, isBuiltInRole } from '@errand/contract/console/permissions';
import { type LooseTranslations, translated } from '@errand/domain/language';

type Name = LooseTranslations | null;

/** The name of a role: the console's text for a built-in one, else its own name. */
export function useRoleName(): (role: string, name: Name) => string {
  const t = useText();
  const language = useLanguage();
  return (role, name) => {
    if (isBuiltInRole(role)) return t(`roles.role.${role satisfies BuiltInRole}`);
    return name ? translated(name, language) : t('roles.unknownRole');
  };
}
