import type { DaypartValues } from '@errand/contract/console/dayparts';
import type { Daypart } from '@errand/domain/time';

export function toDaypart({ days, from, to }: DaypartValues): Daypart {
  return { days, fromMinutes: from, toMinutes: to };
}

export function toDaypartValues({ days, fromMinutes, toMinutes }: Daypart): DaypartValues {
  return { days: [...days], from: fromMinutes, to: toMinutes };
}
