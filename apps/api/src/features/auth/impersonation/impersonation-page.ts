const TEXTS = {
  en: {
    title: 'View a customer’s account',
    text: 'You see the shop as this customer does, for at most an hour. You cannot change anything, and every page reminds you of it. If you are signed in to the shop in this browser, you will be signed out.',
    open: 'Open the shop',
    failedTitle: 'This link does not work',
    failedText:
      'It has been used, has expired or was ended. Open the customer’s page in the console and start again.',
    endedTitle: 'The view has ended',
    endedText: 'You can close this tab.',
    noScript: 'This page needs JavaScript. Turn it on in your browser and load the page again.',
  },
  ar: {
    title: 'الاطلاع على حساب عميل',
    text: 'ترى المتجر كما يراه هذا العميل لمدة ساعة على الأكثر. لا يمكنك تغيير أي شيء، وتذكّرك كل صفحة بذلك. وإن كنت مسجّل الدخول إلى المتجر في هذا المتصفح فسيُسجَّل خروجك.',
    open: 'افتح المتجر',
    failedTitle: 'هذا الرابط لا يعمل',
    failedText: 'استُخدم أو انتهت صلاحيته أو أُنهي. افتح صفحة العميل في لوحة التحكم وابدأ من جديد.',
    endedTitle: 'انتهى العرض',
    endedText: 'يمكنك إغلاق هذه الصفحة.',
    noScript: 'تحتاج هذه الصفحة إلى JavaScript. فعّله في متصفحك وأعد تحميل الصفحة.',
  },
};

/** The page of a one-time link, in the language of the shop's cookie. Its states are switched by its script. */
export function impersonationPage(cookies: string): string {
  const language = /(?:^|;\s*)language=ar\b/.test(cookies) ? 'ar' : 'en';
  const t = TEXTS[language];
  return `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${t.title}</title><style>
:root{color-scheme:light dark}body{margin:0;min-height:100svh;display:grid;place-content:center;padding:24px;
font:16px/1.6 system-ui,sans-serif}main{max-width:440px}h1{font-size:1.5rem;margin:0 0 8px;outline:none}p{margin:0 0 20px}
button{min-height:44px;padding:10px 22px;border:0;border-radius:12px;background:#1f1b16;color:#fff;font:inherit;cursor:pointer}
@media (prefers-color-scheme:dark){button{background:#f3efe9;color:#1f1b16}}
[data-in]{display:none}${['ready', 'failed', 'ended'].map((state) => `[data-state=${state}] [data-in=${state}]`).join(',')}{display:block}
</style></head><body><main><section data-in="ready"><h1 tabindex="-1">${t.title}</h1><p>${t.text}</p><button type="button">${t.open}</button></section>
<section data-in="failed"><h1 tabindex="-1">${t.failedTitle}</h1><p>${t.failedText}</p></section>
<section data-in="ended"><h1 tabindex="-1">${t.endedTitle}</h1><p>${t.endedText}</p></section><noscript>${t.noScript}</noscript></main>
<script src="/impersonation/page.js" type="module"></script></body></html>`;
}
