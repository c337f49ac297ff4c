const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac', 'Linux'] as const;

/** Browser and system of a user agent: "Chrome · Linux". */
export function deviceOf(userAgent: string): string {
  const browser = BROWSERS.find(([sign]) => userAgent.includes(sign))?.[1];
  const system = SYSTEMS.find((sign) => userAgent.includes(sign));
  return [browser, system].filter(Boolean).join(' · ') || userAgent.slice(0, 40) || '–';
}
