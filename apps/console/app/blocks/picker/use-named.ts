import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PickerOption, PickerSource } from './picker-types.ts';

/** The names of chosen ids, in their order. `remember` stores the name of a new choice, which saves a request. */
export function useNamed(
  source: PickerSource,
  ids: readonly number[],
): [named: PickerOption[], remember: (option: PickerOption) => void] {
  const [known, setKnown] = useState<readonly PickerOption[]>([]);
  const asked = ids.filter((id) => !known.some((option) => option.id === id)).toSorted((a, b) => a - b);
  const { data = [] } = useQuery({
    queryKey: [...source.key, { ids: asked }],
    queryFn: ({ signal }) => source.load({ ids: asked }, signal),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
  });
  const named = ids.map((id) => {
    const option = [...known, ...data].find((one) => one.id === id);
    return option ?? { id, name: `#${id}` };
  });
  return [named, (option) => setKnown((options) => [...options, option])];
}
