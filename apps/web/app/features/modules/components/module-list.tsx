import { useRootData } from '#platform/config.ts';
import { ModuleNav } from './module-nav.tsx';
import { ModulePicture } from './module-picture.tsx';

/** The modules as tiles in the menu drawer; null without a location. */
export function ModuleList() {
  const { session } = useRootData();
  if (session.zoneIds.length === 0) return null;
  return (
    <ModuleNav className="modlist">
      {(module) => (
        <>
          <span className="mlart">
            <ModulePicture module={module} width={48} eager />
          </span>
          <span className="label">{module.module_name}</span>
        </>
      )}
    </ModuleNav>
  );
}
