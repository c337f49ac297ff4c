// Sets theme and direction before the first paint, so that they do not change visibly. It is a file because the
// console's content security policy forbids inline scripts.
const root = document.documentElement;
const theme = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1];
if (theme) {
  root.dataset.theme = theme;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.content = theme === 'dark' ? '#161210' : '#fefcfb';
}
let language = null;
try {
  language = localStorage.getItem('language');
} catch {
  // Storage is blocked.
}
const isArabic = (language ?? navigator.language).startsWith('ar');
root.lang = isArabic ? 'ar' : 'en';
root.dir = isArabic ? 'rtl' : 'ltr';
