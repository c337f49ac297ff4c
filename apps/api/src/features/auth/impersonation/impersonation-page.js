/*
 * Runs on /impersonation. `#<code>` is a one-time link of the console, `#end` the end of a view. The storefront reads its
 * token from local storage; the cookie only shows the banner, which apps/server adds to pages.
 */
const main = document.querySelector('main');
const code = location.hash.slice(1);
history.replaceState(null, '', location.pathname);

/** The storefront's entries of a visitor in local storage. */
const VISITOR = ['token', 'guest_id', 'location', 'currentLatLng', 'interests'];

const OTHER_TABS_MS = 250;

function clearVisitor() {
  for (const name of VISITOR) localStorage.removeItem(name);
  sessionStorage.clear();
}

function setBanner(value, seconds) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `impersonation=${value}; Path=/; Max-Age=${seconds}; SameSite=Strict${secure}`;
}

function show(state) {
  main.dataset.state = state;
  main.querySelector(`[data-in="${state}"] h1`)?.focus();
}

async function open() {
  const response = await fetch('/impersonation', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  }).catch(() => null);
  if (!response?.ok) return show('failed');
  const view = await response.json();
  clearVisitor();
  localStorage.setItem('token', view.token);
  const seconds = Math.max(1, Math.floor((Date.parse(view.expires_at) - Date.now()) / 1000));
  setBanner(view.customer_id, seconds);
  location.replace('/profile');
}

async function end() {
  const token = localStorage.getItem('token');
  clearVisitor();
  setBanner('', 0);
  // The token is revoked once the shop's other tabs have noticed that it is gone.
  await new Promise((resolve) => setTimeout(resolve, OTHER_TABS_MS));
  if (token)
    await fetch('/api/v1/auth/logout', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    }).catch(() => null);
  show('ended');
}

document.querySelector('button').addEventListener('click', (event) => {
  event.currentTarget.disabled = true;
  void open();
});

if (code === 'end') void end();
else show(code === '' ? 'failed' : 'ready');
