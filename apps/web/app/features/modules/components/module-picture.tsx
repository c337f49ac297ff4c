import type { Module } from '@errand/contract/modules';
import { Picture } from '#ui/picture.tsx';

/** A module's cut-out picture; vehicles are turned so that they drive forward in either direction. */
export function ModulePicture({ module, width }: { module: Module; width: number }) {
  if (!module.icon_full_url) return null;
  return (
    <Picture
      src={module.icon_full_url}
      width={width}
      className={module.module_type === 'rental' ? 'em face' : 'em'}
    />
  );
}
