CREATE TABLE "former_uses" (
	"id" serial PRIMARY KEY NOT NULL,
	"contact_hashes" text[] NOT NULL,
	"orders" integer NOT NULL,
	"coupons" jsonb NOT NULL,
	"had_delivery" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "former_uses_contacts" ON "former_uses" USING gin ("contact_hashes");