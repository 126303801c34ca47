CREATE TABLE "envelope_label" (
	"label_id" uuid NOT NULL,
	"envelope_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	CONSTRAINT "envelope_label_label_id_envelope_id_pk" PRIMARY KEY("label_id","envelope_id")
);
--> statement-breakpoint
CREATE TABLE "label" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"colour" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enterprise_role" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"name" text NOT NULL,
	"alias" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enterprise_role_author" (
	"role_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "enterprise_role_author_role_id_member_id_pk" PRIMARY KEY("role_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "join_application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"envelope_id" uuid,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"handled_by_id" uuid,
	CONSTRAINT "join_application_status" CHECK (status in ('WAITING', 'PASSED', 'REFUSED'))
);
--> statement-breakpoint
CREATE TABLE "multi_send_execution" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"error" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "multi_send_execution_status" CHECK (status in ('WAITING', 'DONE', 'FAILED', 'REVOKED'))
);
--> statement-breakpoint
CREATE TABLE "multi_send_job" (
	"id" uuid PRIMARY KEY NOT NULL,
	"envelope_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"status" text NOT NULL,
	"total" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"status_at" timestamp with time zone NOT NULL,
	CONSTRAINT "multi_send_job_status" CHECK (status in ('RUNNING', 'PAUSED', 'DONE', 'REVOKED'))
);
--> statement-breakpoint
CREATE TABLE "multi_send_row" (
	"participant_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"values" jsonb NOT NULL,
	"errors" jsonb NOT NULL,
	CONSTRAINT "multi_send_row_participant_id_number_pk" PRIMARY KEY("participant_id","number")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"envelope_id" uuid,
	"target" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shield_device" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"serial" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shield_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"participant_id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"hash_algorithm" text NOT NULL,
	"status" text NOT NULL,
	"request" jsonb NOT NULL,
	"to_sign" jsonb,
	"challenge" text NOT NULL,
	"device_id" uuid,
	"error" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"status_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "envelope_viewer_status";--> statement-breakpoint
DROP INDEX "envelope_viewer_all";--> statement-breakpoint
ALTER TABLE "envelope_viewer" DROP CONSTRAINT "envelope_viewer_person_id_envelope_id_pk";--> statement-breakpoint
ALTER TABLE "delivery" ADD COLUMN "envelope_id" uuid;--> statement-breakpoint
ALTER TABLE "delivery" ADD COLUMN "participant_id" uuid;--> statement-breakpoint
ALTER TABLE "delivery" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "messages_pulled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "envelope" ADD COLUMN "sender_member_id" uuid;--> statement-breakpoint
ALTER TABLE "envelope" ADD COLUMN "recycled_by" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "envelope" ADD COLUMN "cancels_id" uuid;--> statement-breakpoint
ALTER TABLE "envelope" ADD COLUMN "voided_by_id" uuid;--> statement-breakpoint
ALTER TABLE "envelope" ADD COLUMN "void_reason" text;--> statement-breakpoint
ALTER TABLE "envelope" ADD COLUMN "copied_from_id" uuid;--> statement-breakpoint
ALTER TABLE "envelope" ADD COLUMN "multi_job_id" uuid;--> statement-breakpoint
ALTER TABLE "envelope" ADD COLUMN "multi_row" integer;--> statement-breakpoint
ALTER TABLE "envelope_viewer" ADD COLUMN "account_id" uuid;--> statement-breakpoint
UPDATE "envelope_viewer" SET "account_id" = "person_id";--> statement-breakpoint
ALTER TABLE "envelope_viewer" ALTER COLUMN "account_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "envelope_viewer" ADD CONSTRAINT "envelope_viewer_account_id_envelope_id_pk" PRIMARY KEY("account_id","envelope_id");--> statement-breakpoint
ALTER TABLE "form" ADD COLUMN "check_mark" jsonb;--> statement-breakpoint
ALTER TABLE "form" ADD COLUMN "appended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "participant" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "participant" ADD COLUMN "enterprise_id" uuid;--> statement-breakpoint
ALTER TABLE "participant" ADD COLUMN "group_id" text;--> statement-breakpoint
ALTER TABLE "participant" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "participant" ADD COLUMN "multi_send" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "participant" ADD COLUMN "multi_mode" text;--> statement-breakpoint
ALTER TABLE "participant" ADD COLUMN "multi_name" text;--> statement-breakpoint
ALTER TABLE "participant" ADD COLUMN "multi_array" jsonb;--> statement-breakpoint
ALTER TABLE "envelope_label" ADD CONSTRAINT "envelope_label_label_id_label_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."label"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_label" ADD CONSTRAINT "envelope_label_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_role" ADD CONSTRAINT "enterprise_role_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_role_author" ADD CONSTRAINT "enterprise_role_author_role_id_enterprise_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."enterprise_role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_role_author" ADD CONSTRAINT "enterprise_role_author_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_application" ADD CONSTRAINT "join_application_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_application" ADD CONSTRAINT "join_application_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "multi_send_execution" ADD CONSTRAINT "multi_send_execution_job_id_multi_send_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."multi_send_job"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "multi_send_job" ADD CONSTRAINT "multi_send_job_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "multi_send_row" ADD CONSTRAINT "multi_send_row_participant_id_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shield_device" ADD CONSTRAINT "shield_device_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shield_session" ADD CONSTRAINT "shield_session_participant_id_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "envelope_label_envelope" ON "envelope_label" USING btree ("envelope_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "label_name" ON "label" USING btree ("account_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name" ON "saved_view" USING btree ("account_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_role_alias" ON "enterprise_role" USING btree ("enterprise_id","alias");--> statement-breakpoint
CREATE INDEX "enterprise_role_author_member" ON "enterprise_role_author" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "join_application_enterprise" ON "join_application" USING btree ("enterprise_id","status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "join_application_waiting" ON "join_application" USING btree ("enterprise_id","person_id") WHERE status = 'WAITING';--> statement-breakpoint
CREATE UNIQUE INDEX "multi_send_execution_row" ON "multi_send_execution" USING btree ("job_id","number");--> statement-breakpoint
CREATE INDEX "multi_send_execution_status" ON "multi_send_execution" USING btree ("job_id","status","number");--> statement-breakpoint
CREATE INDEX "multi_send_job_envelope" ON "multi_send_job" USING btree ("envelope_id","created_at");--> statement-breakpoint
CREATE INDEX "multi_send_job_account" ON "multi_send_job" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "message_account" ON "message" USING btree ("account_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "message_unread" ON "message" USING btree ("account_id","kind") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "shield_device_person" ON "shield_device" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shield_session_secret" ON "shield_session" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "shield_session_participant" ON "shield_session" USING btree ("participant_id","created_at");--> statement-breakpoint
ALTER TABLE "envelope" ADD CONSTRAINT "envelope_sender_member_id_member_id_fk" FOREIGN KEY ("sender_member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant" ADD CONSTRAINT "participant_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_envelope" ON "delivery" USING btree ("envelope_id");--> statement-breakpoint
CREATE INDEX "envelope_cancels" ON "envelope" USING btree ("cancels_id");--> statement-breakpoint
CREATE UNIQUE INDEX "envelope_multi" ON "envelope" USING btree ("multi_job_id","multi_row");--> statement-breakpoint
CREATE INDEX "envelope_viewer_envelope" ON "envelope_viewer" USING btree ("envelope_id");--> statement-breakpoint
CREATE INDEX "participant_member" ON "participant" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "participant_role" ON "participant" USING btree ("enterprise_role_wsid") WHERE type = 'ENTERPRISE_ROLE';--> statement-breakpoint
CREATE INDEX "envelope_viewer_status" ON "envelope_viewer" USING btree ("account_id","shown_status","status_at" DESC NULLS LAST,"envelope_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "envelope_viewer_all" ON "envelope_viewer" USING btree ("account_id","status_at" DESC NULLS LAST,"envelope_id" DESC NULLS LAST,"shown_status");