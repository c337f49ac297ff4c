/**
 * `npm run bench` compares the API with bare routes, `-- scale` a small with a large catalog, `-- import` measures imports,
 * `-- pages` the first views of the shop pages.
 */
if (process.argv[2] === 'scale') await import('./scale.ts');
else if (process.argv[2] === 'import') await import('./import.ts');
else if (process.argv[2] === 'pages') await import('./pages/main.ts');
else await import('./ratios.ts');
