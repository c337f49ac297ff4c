/**
 * `npm run bench` compares the API with bare routes, `-- scale` a small with a large catalog, `-- import` measures imports,
 * `-- pages` the first views of the shop pages, `-- interactions` what follows on them.
 */
if (process.argv[2] === 'scale') await import('./scale.ts');
else if (process.argv[2] === 'import') await import('./import.ts');
else if (process.argv[2] === 'pages') await import('./pages/main.ts');
else if (process.argv[2] === 'interactions') await import('./pages/interactions.ts');
else await import('./ratios.ts');
