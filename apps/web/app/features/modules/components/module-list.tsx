import { useRootData } from '#platform/config.ts';
import { ModuleNav } from './module-nav.tsx';
import { ModulePicture } from './module-picture.tsx';
import './module-list.css';

/** The modules as tiles in the menu drawer; null without a location. */
export function ModuleList() {
  const { session } = useRootData();
  if (session.zoneIds.length === 0) return null;
  return (
    <ModuleNav className="module-list">
      {(module) => (
        <>
          <span className="module-list-picture">
            <ModulePicture module={module} width={48} eager />
          </span>
          <span className="text-label">{module.module_name}</span>
        </>
      )}
    </ModuleNav>
  );
}
