import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/features/**/*.tables.ts', './src/console/**/*.tables.ts', './src/platform/**/*.tables.ts'],
  out: './migrations',
});
