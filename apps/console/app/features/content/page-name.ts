import { useLanguage, useText } from '@errand/client/i18n.tsx';
import type { ContentPage } from '@errand/contract/console/content';
import { PAGE_SLUGS } from '@errand/contract/content';
import { translated } from '@errand/domain/language';

/** The name of a page: its title, published or not, else that of a page which every shop has. */
export function usePageName(): (page: ContentPage) => string {
  const t = useText();
  const language = useLanguage();
  return ({ slug, title, draft }) => {
    const written = title ?? draft?.title;
    if (written) return translated(written, language);
    const fixed = PAGE_SLUGS.find((one) => one === slug);
    return fixed ? t(`content.page.${fixed}`) : slug;
  };
}
