import type { QueryKey } from '@tanstack/react-query';
import type { ControlProps } from '#blocks/form/index.ts';

export type PickerOption = { id: number; name: string; detail?: string | null };

/** The source of the options: search results, or the objects with the given ids. */
export type PickerSource = {
  /** Begins with the resource that live events name. */
  key: QueryKey;
  load: (query: { search: string } | { ids: number[] }, signal: AbortSignal) => Promise<PickerOption[]>;
};

export type PickerProps = ControlProps & {
  source: PickerSource;
  many?: boolean;
  help?: string | undefined;
  optional?: boolean;
  /** False if the screen lists the chosen objects itself. */
  listed?: boolean;
};
