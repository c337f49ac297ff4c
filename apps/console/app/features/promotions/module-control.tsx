import type { ControlProps } from '#blocks/form/index.ts';
import { Picker } from '#blocks/picker/index.ts';
import { targetSource } from './target-source.ts';

/** A module; none is all of them where `optional`. */
export function ModuleControl(props: ControlProps & { help?: string; optional?: boolean }) {
  return <Picker {...props} source={targetSource('modules')} />;
}
