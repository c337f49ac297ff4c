CREATE TABLE "offline_methods" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"fields" jsonb NOT NULL,
	"informations" jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offline_payments" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"method_id" integer NOT NULL,
	"told" jsonb NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "offline_payments" ADD CONSTRAINT "offline_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_payments" ADD CONSTRAINT "offline_payments_method_id_offline_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."offline_methods"("id") ON DELETE no action ON UPDATE no action;