CREATE TABLE "gathered_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_opt_ins" (
	"customer_id" integer NOT NULL,
	"topic" text NOT NULL,
	"channel" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_opt_ins_customer_id_topic_channel_pk" PRIMARY KEY("customer_id","topic","channel")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "wished_items" ADD COLUMN "price_minor" bigint;--> statement-breakpoint
ALTER TABLE "wished_items" ADD COLUMN "price_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "wished_items" ADD COLUMN "is_sold_out" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_opt_ins" ADD CONSTRAINT "notification_opt_ins_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "gathered_events_once" ON "gathered_events" USING btree ("recipient","kind","subject");--> statement-breakpoint
CREATE INDEX "gathered_events_created" ON "gathered_events" USING btree ("created_at");