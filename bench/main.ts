/** `npm run bench`: what the product is next to bare routes. `npm run bench -- scale`: how it is with a large catalogue. */
if (process.argv[2] === 'scale') await import('./scale.ts');
else await import('./ratios.ts');
