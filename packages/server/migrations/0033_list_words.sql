-- What a search looks up: every one and every two characters in a row of a text, every mark, and who may find it.
-- The index alone holds what it makes, so that no more is asked of hashtext than a hash index asks of it.
CREATE FUNCTION search_keys(owners uuid[], words text, marks text[]) RETURNS integer[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(hashtext(key)) FROM (
    SELECT substr(folded, at, size) AS key
    FROM (SELECT lower(words) AS folded) AS text, generate_series(1, length(folded)) AS at, (VALUES (1), (2)) AS sizes (size)
    UNION ALL SELECT mark FROM unnest(marks) AS mark
    UNION ALL SELECT owner::text FROM unnest(owners) AS owner
  ) AS keys
$$;
--> statement-breakpoint
CREATE TABLE "envelope_words" (
	"envelope_id" uuid PRIMARY KEY NOT NULL,
	"owners" uuid[] NOT NULL,
	"title" text NOT NULL,
	"contract_number" text NOT NULL,
	"participants" text NOT NULL,
	"documents" text NOT NULL,
	"marks" text[] NOT NULL
);
--> statement-breakpoint
DROP INDEX "envelope_viewer_status";--> statement-breakpoint
DROP INDEX "envelope_viewer_all";--> statement-breakpoint
DROP INDEX "envelope_viewer_created";--> statement-breakpoint
DROP INDEX "envelope_viewer_expiry";--> statement-breakpoint
ALTER TABLE "envelope_viewer" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "envelope_viewer" ADD COLUMN "enterprise_id" uuid;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "remarks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "envelope_viewer" SET "title" = e.title,
  "enterprise_id" = (SELECT m.enterprise_id FROM "member" m WHERE m.id = envelope_viewer.account_id)
FROM "envelope" e WHERE e.id = envelope_viewer.envelope_id;--> statement-breakpoint
INSERT INTO "envelope_words" ("envelope_id", "owners", "title", "contract_number", "participants", "documents", "marks")
SELECT e.id, seen.owners, e.title, coalesce(e.contract_number, ''), coalesce(people.names, ''), coalesce(papers.names, ''),
  array_remove(ARRAY['flow:' || e.flow_type, 'tag:' || e.tag_id, 'flag:' || e.envelope_flag, 'job:' || e.multi_job_id], NULL)
FROM "envelope" e
JOIN (
  SELECT v.envelope_id, array_agg(DISTINCT owner ORDER BY owner) AS owners
  FROM "envelope_viewer" v CROSS JOIN LATERAL (VALUES (v.account_id), (v.enterprise_id)) o (owner)
  WHERE owner IS NOT NULL GROUP BY v.envelope_id
) seen ON seen.envelope_id = e.id
LEFT JOIN (
  SELECT p.envelope_id, string_agg(concat_ws(E'\n', p.name, p.enterprise_name), E'\n' ORDER BY p.sequence, p.id) AS names
  FROM "participant" p WHERE p.status <> 'ED_SUCCESS_REMOVE' GROUP BY p.envelope_id
) people ON people.envelope_id = e.id
LEFT JOIN (
  SELECT d.envelope_id, string_agg(d.name, E'\n' ORDER BY d.added_order, d.file_id) AS names
  FROM "envelope_document" d GROUP BY d.envelope_id
) papers ON papers.envelope_id = e.id;--> statement-breakpoint
ALTER TABLE "envelope_words" ADD CONSTRAINT "envelope_words_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "envelope_words_keys" ON "envelope_words" USING gin (search_keys(owners, title || E'\n' || contract_number || E'\n' || participants || E'\n' || documents, marks)) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "envelope_viewer_by_status" ON "envelope_viewer" USING btree ("account_id","is_sender","shown_status","status_at","envelope_id");--> statement-breakpoint
CREATE INDEX "envelope_viewer_by_created" ON "envelope_viewer" USING btree ("account_id","is_sender","shown_status","created_at","envelope_id");--> statement-breakpoint
CREATE INDEX "envelope_viewer_by_expiry" ON "envelope_viewer" USING btree ("account_id","is_sender","shown_status","expire_at","envelope_id");--> statement-breakpoint
CREATE INDEX "envelope_viewer_by_title" ON "envelope_viewer" USING btree ("account_id","is_sender","shown_status","title","envelope_id");--> statement-breakpoint
CREATE INDEX "envelope_viewer_firm_status" ON "envelope_viewer" USING btree ("enterprise_id","is_sender","shown_status","status_at","envelope_id") WHERE enterprise_id is not null;--> statement-breakpoint
CREATE INDEX "envelope_viewer_firm_created" ON "envelope_viewer" USING btree ("enterprise_id","is_sender","shown_status","created_at","envelope_id") WHERE enterprise_id is not null;--> statement-breakpoint
CREATE INDEX "envelope_viewer_firm_expiry" ON "envelope_viewer" USING btree ("enterprise_id","is_sender","shown_status","expire_at","envelope_id") WHERE enterprise_id is not null;--> statement-breakpoint
CREATE INDEX "envelope_viewer_firm_title" ON "envelope_viewer" USING btree ("enterprise_id","is_sender","shown_status","title","envelope_id") WHERE enterprise_id is not null;