import type { Deps } from '../../platform/deps.ts';

/** The dependencies of proving a phone or an e-mail by a code, a password or a provider. */
export type CodeDeps = Pick<Deps, 'db' | 'identity' | 'jobs' | 'log' | 'messages' | 'now' | 'settings'>;

/** The dependencies of signing in, which may create an account and claims the guest's data. */
export type SignInDeps = CodeDeps & Pick<Deps, 'events' | 'pool'>;
