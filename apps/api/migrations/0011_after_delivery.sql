CREATE TABLE "order_reasons" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"reason" jsonb NOT NULL,
	"position" smallint NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_refunds" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"amount_minor" bigint NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"provider_minor" bigint DEFAULT 0 NOT NULL,
	"wallet_minor" bigint DEFAULT 0 NOT NULL,
	"by_hand_minor" bigint DEFAULT 0 NOT NULL,
	"admin_note" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_refunds_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "order_reports" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courier_reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"courier_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"rating" smallint NOT NULL,
	"comment" text NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "courier_reviews_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_reports" ADD CONSTRAINT "order_reports_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_reviews" ADD CONSTRAINT "courier_reviews_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."couriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_reviews" ADD CONSTRAINT "courier_reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_refunds_open" ON "order_refunds" USING btree ("created_at") WHERE status = 'requested';--> statement-breakpoint
CREATE INDEX "order_reports_order" ON "order_reports" USING btree ("order_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "order_reports_one_open" ON "order_reports" USING btree ("order_id") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "courier_reviews_courier" ON "courier_reviews" USING btree ("courier_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once" ON "reviews" USING btree ("order_id","item_id") WHERE order_id is not null;--> statement-breakpoint
INSERT INTO "order_reasons" ("kind", "reason", "position") VALUES
	('cancel', '{"en": "I changed my mind", "ar": "غيّرت رأيي"}', 1),
	('cancel', '{"en": "I ordered the wrong thing", "ar": "طلبت صنفًا خطأ"}', 2),
	('cancel', '{"en": "The address or time is wrong", "ar": "العنوان أو الوقت غير صحيح"}', 3),
	('cancel', '{"en": "It takes too long", "ar": "يستغرق وقتًا طويلًا"}', 4),
	('cancel', '{"en": "I found it elsewhere", "ar": "وجدته في مكان آخر"}', 5),
	('cancel', '{"en": "Another reason", "ar": "سبب آخر"}', 6),
	('refund', '{"en": "Something was missing", "ar": "نقص صنف من الطلب"}', 1),
	('refund', '{"en": "It is not what I ordered", "ar": "ليس ما طلبته"}', 2),
	('refund', '{"en": "It arrived damaged or spoiled", "ar": "وصل تالفًا أو فاسدًا"}', 3),
	('refund', '{"en": "It came far too late", "ar": "وصل متأخرًا جدًا"}', 4),
	('refund', '{"en": "It never arrived", "ar": "لم يصل أبدًا"}', 5),
	('refund', '{"en": "Another reason", "ar": "سبب آخر"}', 6),
	('report', '{"en": "Something is wrong with the items", "ar": "مشكلة في الأصناف"}', 1),
	('report', '{"en": "The courier", "ar": "مشكلة مع المندوب"}', 2),
	('report', '{"en": "The time or the place", "ar": "الوقت أو المكان"}', 3),
	('report', '{"en": "The payment or the bill", "ar": "الدفع أو الفاتورة"}', 4),
	('report', '{"en": "Something else", "ar": "أمر آخر"}', 5);
