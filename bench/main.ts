/** `npm run bench` compares the API with bare routes, `-- scale` a small with a large catalog, `-- import` measures imports. */
if (process.argv[2] === 'scale') await import('./scale.ts');
else if (process.argv[2] === 'import') await import('./import.ts');
else await import('./ratios.ts');
