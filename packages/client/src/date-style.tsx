import type { WeekStart } from '@errand/domain/time';
import { createContext, use } from 'react';
import type { ClockStyle } from './dates.ts';

/** How the application writes times, and the day on which its weeks begin. */
export type DateStyle = { clock: ClockStyle; weekStart: WeekStart };

const StyleContext = createContext<DateStyle>({ clock: '24', weekStart: 1 });

/** Provides the style to date and time fields. Without it, times have 24 hours and weeks begin on Monday. */
export const DateStyleProvider = StyleContext;

export function useDateStyle(): DateStyle {
  return use(StyleContext);
}
