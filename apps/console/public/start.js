// Sets theme and direction before the first paint, so that they do not change visibly. It is a file because the
// console's content security policy forbids inline scripts. Its syntax is that of any browser, because it also shows the
// note of one that is too old for the application.
(function () {
  var root = document.documentElement;
  var theme = /(?:^|; )theme=(light|dark)/.exec(document.cookie);
  if (theme) {
    root.setAttribute('data-theme', theme[1]);
    var metas = document.querySelectorAll('meta[name="theme-color"]');
    for (var index = 0; index < metas.length; index += 1)
      metas[index].content = theme[1] === 'dark' ? '#161210' : '#fefcfb';
  }
  var language = null;
  try {
    language = localStorage.getItem('language');
    // oxlint-disable-next-line no-unused-vars -- older engines cannot parse a catch without its parameter
  } catch (_error) {
    // Storage is blocked.
  }
  var script = document.currentScript;
  var codes = script.getAttribute('data-languages').split(' ');
  var code = (language || navigator.language).slice(0, 2);
  root.lang = codes.indexOf(code) < 0 ? codes[0] : code;
  root.dir = script.getAttribute('data-rtl').split(' ').indexOf(root.lang) < 0 ? 'ltr' : 'rtl';

  // Without import maps Safari is older than 16.4, and without `dvh` Chrome is older than 108.
  var knowsModules = 'HTMLScriptElement' in window && 'supports' in HTMLScriptElement;
  if (knowsModules && HTMLScriptElement.supports('importmap') && CSS.supports('height', '1dvh')) return;
  document.addEventListener('DOMContentLoaded', function () {
    document.getElementById('too-old-' + root.lang).hidden = false;
  });
})();
