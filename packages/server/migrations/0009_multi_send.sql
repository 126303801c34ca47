CREATE TABLE "multi_send_recipient" (
	"sheet_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"values" jsonb NOT NULL,
	"errors" jsonb,
	CONSTRAINT "multi_send_recipient_sheet_id_number_pk" PRIMARY KEY("sheet_id","number")
);
--> statement-breakpoint
CREATE TABLE "multi_send_sheet" (
	"id" uuid PRIMARY KEY NOT NULL,
	"participant_id" uuid,
	"mode" text NOT NULL,
	"name" text,
	"judged_by" text NOT NULL,
	"total" integer NOT NULL,
	"valid" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "multi_send_sheet_mode" CHECK (mode in ('FILE', 'INPUT'))
);
--> statement-breakpoint
-- No release has written these tables before; what a trial left in them has neither a list nor a draft to go on with.
DELETE FROM "multi_send_execution";--> statement-breakpoint
DELETE FROM "multi_send_job";--> statement-breakpoint
ALTER TABLE "multi_send_execution" ADD COLUMN "error_params" jsonb;--> statement-breakpoint
ALTER TABLE "multi_send_job" ADD COLUMN "sheet_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "multi_send_job" ADD COLUMN "template" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "multi_send_job" ADD COLUMN "actor" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "multi_send_job" ADD COLUMN "revoke_reason" text;--> statement-breakpoint
ALTER TABLE "multi_send_recipient" ADD CONSTRAINT "multi_send_recipient_sheet_id_multi_send_sheet_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."multi_send_sheet"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "multi_send_sheet" ADD CONSTRAINT "multi_send_sheet_participant_id_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participant"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "multi_send_recipient_valid" ON "multi_send_recipient" USING btree ("sheet_id","number") WHERE errors is null;--> statement-breakpoint
CREATE UNIQUE INDEX "multi_send_sheet_participant" ON "multi_send_sheet" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "multi_send_sheet_created" ON "multi_send_sheet" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "multi_send_job" ADD CONSTRAINT "multi_send_job_sheet_id_multi_send_sheet_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."multi_send_sheet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "multi_send_job_sheet" ON "multi_send_job" USING btree ("sheet_id");