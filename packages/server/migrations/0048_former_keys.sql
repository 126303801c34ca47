ALTER TABLE "session" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "former_keys" jsonb;
--> statement-breakpoint
-- Files uploaded before 0041 belong to the enterprise in whose name alone their owner has used them, as those uploaded since do.
UPDATE "file" SET "enterprise_id" = used."enterprise_id" FROM (
  SELECT d."file_id", min(m."enterprise_id"::text)::uuid AS "enterprise_id"
  FROM "envelope_document" d
  JOIN "envelope" e ON e."id" = d."envelope_id"
  LEFT JOIN "member" m ON m."id" = e."sender_member_id"
  GROUP BY d."file_id"
  HAVING count(DISTINCT m."enterprise_id") = 1 AND count(*) = count(m."id")
) used WHERE "file"."id" = used."file_id" AND "file"."enterprise_id" IS NULL;
