import { useText } from '@errand/client/i18n.tsx';
import { cx } from '@errand/ui/cx.ts';
import { Dialog } from '@errand/ui/dialog.tsx';
import { isolateAny } from '@errand/ui/isolate.ts';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { Note } from '@errand/ui/note.tsx';
import { Info } from 'lucide-react';
import { useRootData } from '#platform/config.ts';
import { useOverlay } from '#platform/overlay.ts';
import { useSession } from '#platform/session/index.ts';
import { useChooseModule } from '../use-choose-module.ts';
import { ModulePicture } from './module-picture.tsx';
import './module-dialog.css';

/** The modules of the zone; choosing one opens its home. */
export function ModuleDialog() {
  const t = useText();
  const { open, close } = useOverlay('modules');
  const { config, modules, session } = useRootData();
  const choose = useChooseModule();
  const { location } = useSession();
  return (
    <Dialog
      open={open && config.module === null}
      onClose={close}
      title={t('modules.title')}
      className="module-dialog"
    >
      {modules.length === 0 ? (
        <EmptyState picture="compass" title={t('modules.noneTitle')} text={t('modules.noneText')} />
      ) : (
        <>
          {location && (
            <p className="text-meta module-dialog-place">
              {t('modules.around', { place: isolateAny(location) })}
            </p>
          )}
          <div className="module-dialog-modules">
            {modules.map((module) => (
              <button
                type="button"
                key={module.id}
                className={cx('module-dialog-module', module.id === session.module?.id && 'on')}
                data-module={module.module_type}
                aria-pressed={module.id === session.module?.id}
                onClick={() => choose(module)}
              >
                <span className="module-dialog-picture">
                  <ModulePicture module={module} width={96} eager />
                </span>
                <b className="text-title">{module.module_name}</b>
                <span className="text-caption">
                  {module.stores_count > 0
                    ? t(`modules.stores.${module.module_type}`, { count: module.stores_count })
                    : module.description}
                </span>
              </button>
            ))}
          </div>
          <Note icon={Info}>
            <span>
              {t('modules.note')} {t('modules.cartNote')}
            </span>
          </Note>
        </>
      )}
    </Dialog>
  );
}
