CREATE TABLE "item_order_tallies" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"item_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_order_tallies" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL
);
