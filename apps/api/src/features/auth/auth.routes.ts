import { login, logout, requestGuestId, signUp } from '@errand/contract/auth';
import type { Route } from '../../platform/http/index.ts';
import { createGuest, endSession } from './auth.service.ts';
import { loginCustomer } from './login.service.ts';
import { signUpCustomer } from './sign-up.service.ts';

export function authRoutes(route: Route): void {
  route(requestGuestId, (ctx) => createGuest(ctx));
  route(signUp, (ctx, { body }) => signUpCustomer(ctx, body));
  route(login, (ctx, { body }) => loginCustomer(ctx, body));
  route(logout, (ctx) => endSession(ctx));
}
