-- Texts of earlier versions in the spelling that requests now have. Where two accounts would become one, both stay as they are.
UPDATE "customers" SET "email" = "marked"."clean" FROM (
  SELECT DISTINCT ON ("clean") "id", "clean" FROM (
    SELECT "id", lower(regexp_replace("email", '[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]', '', 'g')) AS "clean"
    FROM "customers" WHERE "email" ~ '[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]'
  ) "cleaned" ORDER BY "clean", "id"
) "marked"
WHERE "customers"."id" = "marked"."id" AND "marked"."clean" <> ''
  AND NOT EXISTS (SELECT FROM "customers" "other" WHERE "other"."email" = "marked"."clean");--> statement-breakpoint
UPDATE "customers" SET
  "first_name" = regexp_replace("first_name", '[\u202a-\u202e\u2066-\u2069]', '', 'g'),
  "last_name" = regexp_replace("last_name", '[\u202a-\u202e\u2066-\u2069]', '', 'g')
WHERE "first_name" || "last_name" ~ '[\u202a-\u202e\u2066-\u2069]';--> statement-breakpoint
UPDATE "stores" SET "phone" = regexp_replace("phone", '[^+0-9]', '', 'g')
WHERE "phone" ~ '^[\u200e\u200f\u202a-\u202e\u2066-\u2069]*\+[1-9][0-9\s()./\u200e\u200f\u202a-\u202e\u2066-\u2069-]+$' AND "phone" ~ '[^+0-9]';--> statement-breakpoint
UPDATE "couriers" SET "phone" = regexp_replace("phone", '[^+0-9]', '', 'g')
WHERE "phone" ~ '^[\u200e\u200f\u202a-\u202e\u2066-\u2069]*\+[1-9][0-9\s()./\u200e\u200f\u202a-\u202e\u2066-\u2069-]+$' AND "phone" ~ '[^+0-9]';
