-- An empty rate is written by the console of this version alone. The previous version, while it still serves, reads it as 0.
-- squawk-ignore ban-drop-not-null
ALTER TABLE "zone_modules" ALTER COLUMN "per_km_minor" DROP NOT NULL;--> statement-breakpoint
-- squawk-ignore ban-drop-not-null
ALTER TABLE "zone_modules" ALTER COLUMN "minimum_minor" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "zone_modules" ADD COLUMN "bands" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "zone_modules" ADD COLUMN "hours" jsonb DEFAULT '[]'::jsonb NOT NULL;