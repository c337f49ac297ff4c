import { useLanguage, useText } from '@errand/client/i18n.tsx';
import type { ConsoleEndpoint } from '@errand/contract/console/console-endpoint';
import { type LooseTranslations, translated } from '@errand/domain/language';
import { DeleteButton } from '#blocks/delete-button/delete-button.tsx';
import { EditScreen, type EditScreenProps } from '#blocks/page/edit-screen.tsx';

/** What every entry has. */
type Entry = { id: number; name: LooseTranslations };

type Props<R extends ConsoleEndpoint> = Pick<
  EditScreenProps<R>,
  'list' | 'newTitle' | 'newForm' | 'read' | 'facts' | 'form' | 'more'
> &
  Partial<Pick<EditScreenProps<R>, 'permission' | 'resource'>> & {
    remove: ConsoleEndpoint;
    /** What the deletion removes, and what it keeps. */
    removeText: string;
  };

/** The screen of a category, brand, unit, attribute or add-on, or of a new one; by default one of the catalog. */
export function EntryScreen<R extends ConsoleEndpoint>({ remove, removeText, ...props }: Props<R>) {
  const t = useText();
  const language = useLanguage();
  return (
    <EditScreen
      resource="catalog"
      permission="catalog.update"
      {...props}
      title={(entry) => translated((entry as Entry).name, language)}
      actions={(entry) => (
        <DeleteButton endpoint={remove} id={(entry as Entry).id} text={removeText} list={props.list.to} />
      )}
      created={t('catalog.created')}
      saved={t('catalog.saved')}
    />
  );
}
