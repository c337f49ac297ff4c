export type DeviceKind = 'phone' | 'tablet' | 'computer';
export type DeviceName = { browser: string | null; system: string | null; kind: DeviceKind };

/** Ordered: a browser whose user agent also names others precedes them. */
const BROWSERS: [string, RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: [string, RegExp][] = [
  ['iPadOS', /\biPad\b/],
  ['iOS', /\b(?:iPhone|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac(?:intosh| OS X)\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** The browser and system named by a user agent; null for unknown agents. */
export function deviceName(userAgent: string): DeviceName {
  const find = (table: [string, RegExp][]) => table.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;
  const system = find(SYSTEMS);
  const tablet = system === 'iPadOS' || (system === 'Android' && !/\bMobile\b/.test(userAgent));
  const phone = system === 'iOS' || system === 'Android';
  return { browser: find(BROWSERS), system, kind: tablet ? 'tablet' : phone ? 'phone' : 'computer' };
}
