import { useText } from '@errand/client/i18n.tsx';
import { isShopping } from '@errand/domain/modules';
import { CloseButton, Dialog } from '@errand/ui/dialog.tsx';
import { useRootData } from '#platform/config.ts';
import { useOverlay } from '#platform/overlay.ts';
import { SearchField } from './search-field.tsx';
import './search-dialog.css';

/** The search dialog of every page: the home page's search field, with recent and trending searches. */
export function SearchDialog() {
  const t = useText();
  const find = useOverlay('find');
  const type = useRootData().session.module?.type;
  if (!type || !isShopping(type)) return null;
  return (
    <Dialog
      open={find.open}
      onClose={find.close}
      title={t('search.label')}
      hideTitle
      className="search-dialog"
    >
      <div className="search-dialog-row">
        <SearchField type={type} alone />
        <CloseButton label={t('ui.close')} />
      </div>
    </Dialog>
  );
}
