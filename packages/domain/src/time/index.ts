export { type Availability, isAvailable } from './availability.ts';
export {
  addDays,
  formatClock,
  instantOf,
  isoDate,
  type LocalDate,
  type LocalTime,
  localTime,
  parseClock,
} from './clock.ts';
export {
  type Hours,
  type OpenInterval,
  type OpenState,
  openInterval,
  openSpans,
  openState,
  type Schedule,
  type Span,
} from './hours.ts';
export {
  deliverySlots,
  isSlot,
  SLOT_DAYS,
  type Slot,
  type SlotDay,
  type SlotQuery,
  slotMinutes,
} from './slots.ts';
