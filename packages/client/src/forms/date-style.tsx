import { createContext, use } from 'react';
import type { ClockStyle } from '../dates.ts';

/** How the application writes times, and the country (ISO 3166-1) whose weeks its calendars show. */
export type DateStyle = { clock: ClockStyle; country: string };

const StyleContext = createContext<DateStyle>({ clock: '24', country: '' });

/** Provides the style to date and time fields. Without it, times have 24 hours and weeks begin on Monday. */
export const DateStyleProvider = StyleContext;

export function useDateStyle(): DateStyle {
  return use(StyleContext);
}
