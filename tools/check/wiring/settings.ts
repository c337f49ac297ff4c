import { findFiles, isTest, readText, withoutComments } from '../files.ts';

const SETTINGS = 'apps/api/src/features/settings';
const DEFAULTS = `${SETTINGS}/settings.defaults.ts`;
/** They store, check and publish every setting alike, so they are no readers. */
const STORAGE =
  /settings\.(defaults|schema)\.ts$|^(apps\/api\/src\/platform\/settings|packages\/contract\/src\/config)\.ts$|\/(test|seed|texts)\//;

/** Settings that no code reads, and parts of them: `apple_login.client_id_app`. */
export function unreadSettings(root: string): string[] {
  const code = findFiles(root, '{apps,packages}/**/*.{ts,tsx}')
    .filter((file) => !isTest(file) && !STORAGE.test(file))
    .map((file) => withoutComments(readText(root, file)));
  const ofSettings = code.filter((text) => /settings|config/i.test(text));
  const unread = readSettings(root).filter((key) => !ofSettings.some((text) => reads(text, key)));
  const parts = readParts(root).filter(
    ({ setting, part }) => !unread.includes(setting) && !code.some((text) => words(text).has(part)),
  );
  return [...unread, ...parts.map(({ setting, part }) => `${setting}.${part}`)].toSorted();
}

/** Texts under Content that no page of the storefront shows. */
export function unshownTexts(root: string): string[] {
  const schema = readText(root, 'packages/contract/src/console/content.ts');
  const keys = /LANDING_TEXTS = \[([^\]]*)\]/.exec(schema)?.[1]?.match(/\w+/g) ?? [];
  const pages = findFiles(root, 'apps/web/app/**/*.{ts,tsx}').filter((file) => !isTest(file));
  const code = pages.map((file) => readText(root, file)).join('\n');
  return keys.filter((key) => !new RegExp(String.raw`\.${key}\b`).test(code));
}

/** Pictures are read by their addresses. */
const ADDRESSES: Record<string, string> = { logo: 'logo_full_url', fav_icon: 'fav_icon_full_url' };

/** `settings.key`, `(await ctx.settings()).key`, `{ key } = config` and `{ key }: Settings`. */
function reads(text: string, key: string): boolean {
  const name = ADDRESSES[key] ?? key;
  if (!words(text).has(name)) return false;
  return new RegExp(
    String.raw`(?:settings|config)(?:\(\)|\))*[?!]?\.${name}\b` +
      String.raw`|\{[^{}]*\b${name}\b[^{}]*\}\s*(?:=\s*(?:await )?[\w.()]*(?:settings|config)\b|:\s*(?:Pick<)?(?:settings|config)\b)`,
    'i',
  ).test(text);
}

const cache = new Map<string, Set<string>>();

function words(text: string): Set<string> {
  const found = cache.get(text) ?? new Set(text.match(/\w+/g));
  cache.set(text, found);
  return found;
}

/** The settings that the console offers. */
function readSettings(root: string): string[] {
  return [...readText(root, DEFAULTS).matchAll(/^ {2}(\w+):/gm)].map(({ 1: key = '' }) => key);
}

/** The parts of settings of several values. */
function readParts(root: string): { setting: string; part: string }[] {
  return readText(root, DEFAULTS)
    .split(/\n(?= {2}\w)/)
    .flatMap((value) => {
      const [, setting = '', rest = ''] = /^ {2}(\w+):([\s\S]*)/.exec(value) ?? [];
      const own = rest.split(/\n(?=\w|\})/)[0] ?? '';
      return [...new Set([...own.matchAll(/[{,\s](\w+): /g)].map(({ 1: part = '' }) => part))].map(
        (part) => ({
          setting,
          part,
        }),
      );
    });
}
