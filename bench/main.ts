/**
 * `npm run bench` compares the API with bare routes. `-- scale` compares a small with a large catalog, `-- import`
 * measures imports, `-- pages` the first views of the shop pages, `-- interactions` the interactions on them,
 * `-- rush` sixty buyers at one store, `-- soak 30` half an hour of use, `-- books` the books, `-- messages` messages to
 * customers.
 */
if (process.argv[2] === 'scale') await import('./scale.ts');
else if (process.argv[2] === 'import') await import('./import.ts');
else if (process.argv[2] === 'pages') await import('./pages/main.ts');
else if (process.argv[2] === 'interactions') await import('./pages/interactions.ts');
else if (process.argv[2] === 'rush') await import('./rush.ts');
else if (process.argv[2] === 'soak') await import('./soak.ts');
else if (process.argv[2] === 'books') await import('./books.ts');
else if (process.argv[2] === 'messages') await import('./messages.ts');
else await import('./ratios.ts');
