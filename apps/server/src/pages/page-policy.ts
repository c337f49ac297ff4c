import { createHash } from 'node:crypto';
import { contentSecurityPolicy, type PolicySources } from '@errand/api/platform/http';
import type { Config } from '@errand/contract/config';
import { isOn } from '@errand/contract/flag';
import { SOCIAL_PROVIDERS, type SocialProvider } from '@errand/domain/auth';

export type PolicyOptions = {
  /** Base URL of pictures and of the map, whatever host the page was called by. */
  publicUrl: string;
  /** Origins of an external map: its style, tiles, glyphs and sprites. */
  mapOrigins: readonly string[];
  /** The providers whose buttons the sign-in dialog shows. */
  signIn: readonly SocialProvider[];
};

/** Sources that the button of each provider loads, as its documentation lists them. */
const SIGN_IN: Record<SocialProvider, PolicySources> = {
  google: {
    'script-src': ['https://accounts.google.com/gsi/client'],
    'style-src': ['https://accounts.google.com/gsi/style'],
    'connect-src': ['https://accounts.google.com/gsi/'],
    'frame-src': ['https://accounts.google.com/gsi/'],
  },
  facebook: {
    'script-src': ['https://connect.facebook.net'],
    'connect-src': ['https://*.facebook.com', 'https://*.facebook.net'],
    'img-src': ['https://*.facebook.com'],
    'frame-src': ['https://*.facebook.com'],
  },
  apple: {
    'script-src': ['https://appleid.cdn-apple.com'],
    'connect-src': ['https://appleid.apple.com'],
    'frame-src': ['https://appleid.apple.com'],
  },
};

/** The sign-in providers that the settings enable. */
export function signInProviders({
  centralize_login: on,
}: Pick<Config, 'centralize_login'>): SocialProvider[] {
  const offered = {
    google: on.google_login_status,
    facebook: on.facebook_login_status,
    apple: on.apple_login_status,
  };
  return isOn(on.social_login_status) ? SOCIAL_PROVIDERS.filter((provider) => isOn(offered[provider])) : [];
}

/**
 * The Content-Security-Policy of pages and of the workers that they start. It allows the shop's script files and the
 * inline scripts with one of `hashes`. Other hosts are allowed only if the operator has configured a feature that needs
 * them.
 */
export function pagePolicy(hashes: readonly string[], options: PolicyOptions): string {
  const { publicUrl, mapOrigins, signIn } = options;
  const own = ["'self'", ...(publicUrl ? [publicUrl] : [])];
  return contentSecurityPolicy(
    [
      {
        'script-src': ["'self'", ...hashes],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': [...own, 'data:', 'blob:', ...mapOrigins],
        'media-src': own,
        'font-src': ["'self'"],
        'connect-src': [...own, ...mapOrigins],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'form-action': own,
        'frame-src': [],
      },
      ...signIn.map((provider) => SIGN_IN[provider]),
    ].reduce<PolicySources>(joined, {}),
  );
}

function joined(one: PolicySources, other: PolicySources): PolicySources {
  const entries = Object.entries(other).map(([name, values]) => [name, [...(one[name] ?? []), ...values]]);
  return { ...one, ...Object.fromEntries(entries) };
}

/** The popup of a sign-in provider must be able to post its result to the page that opened it. */
export function openerPolicy({ signIn }: Pick<PolicyOptions, 'signIn'>): string {
  return signIn.length > 0 ? 'same-origin-allow-popups' : 'same-origin';
}

/** The hashes of all inline scripts of an HTML file. The file must be part of the build. */
export function scriptHashesOf(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
