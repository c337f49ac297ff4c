import type { Module } from '@errand/contract/modules';
import { Picture } from '@errand/ui/pictures/picture.tsx';

/** A module's picture; vehicles are mirrored to face the reading direction. */
export function ModulePicture(props: { module: Module; width: number; eager?: boolean }) {
  const { module, width, eager } = props;
  if (!module.icon_full_url) return null;
  return (
    <Picture
      src={module.icon_full_url}
      width={width}
      eager={eager}
      className={module.module_type === 'rental' ? 'picture-icon mirrored' : 'picture-icon'}
    />
  );
}
