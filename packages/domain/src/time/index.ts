export { type Availability, isAvailable } from './availability.ts';
export {
  arrivalSlot,
  hasRoom,
  isLimited,
  MAX_QUEUE_MINUTES,
  type SlotCapacity,
  type SlotUse,
} from './capacity.ts';
export {
  addDays,
  daysBetween,
  formatClock,
  instantOf,
  isoDate,
  isTimeZone,
  type LocalDate,
  type LocalTime,
  localTime,
  minutesText,
  parseClock,
} from './clock.ts';
export { changePercent, comparedDaysAgo } from './compared-days.ts';
export { DAYPART_LIMITS, type Daypart, daypartStarts, dayRuns, isInDayparts } from './dayparts.ts';
export {
  type DayRange,
  endOfOpenDay,
  type OpenInterval,
  type OpeningHours,
  type OpenState,
  openInterval,
  openSpans,
  openState,
  type Schedule,
  type TimeSpan,
} from './hours.ts';
export {
  deliverySlots,
  firstSlot,
  isSlotStart,
  SLOT_DAYS,
  type Slot,
  type SlotDay,
  type SlotQuery,
  slotMinutes,
} from './slots.ts';
export {
  FIRST_YEAR,
  isCalendarDay,
  LAST_YEAR,
  parseTypedDate,
  type TypedDate,
  type TypedDateProblem,
} from './typed-date.ts';
export { parseTypedTime, type TypedTime, type TypedTimeProblem } from './typed-time.ts';
export { type WeekStart, weekStartOf } from './week-start.ts';
export { weekdayName } from './weekday-name.ts';
