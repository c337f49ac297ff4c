/** `npm run bench`: what the product is next to bare routes. `npm run bench -- scale`: how it is with a large catalogue; `-- import`: how long products take to come in. */
if (process.argv[2] === 'scale') await import('./scale.ts');
else if (process.argv[2] === 'import') await import('./import.ts');
else await import('./ratios.ts');
