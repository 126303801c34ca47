CREATE TABLE "office_seal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"group_id" uuid,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"pattern" jsonb,
	"digest" text NOT NULL,
	"width_mm" real NOT NULL,
	"height_mm" real NOT NULL,
	"status" text NOT NULL,
	"check_status" text NOT NULL,
	"check_reason" text,
	"metadata" jsonb NOT NULL,
	"author_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"abandoned_at" timestamp with time zone,
	CONSTRAINT "office_seal_status" CHECK (status in ('NORMAL', 'ABANDONED')),
	CONSTRAINT "office_seal_check_status" CHECK (check_status in ('WAITING', 'CHECKED', 'REFUSED')),
	CONSTRAINT "office_seal_kind" CHECK (kind in ('ENTERPRISE', 'CONTRACT', 'FINANCE', 'INVOICE', 'HR', 'LEGAL_REPRESENTATIVE', 'OVAL', 'UPLOAD'))
);
--> statement-breakpoint
CREATE TABLE "office_seal_application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"seal_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"end_at" timestamp with time zone,
	"count" integer,
	"envelope_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"handled_by_id" uuid,
	"handle_reason" text,
	CONSTRAINT "office_seal_application_kind" CHECK (kind in ('CREATE', 'USE')),
	CONSTRAINT "office_seal_application_status" CHECK (status in ('WAITING', 'PASSED', 'REFUSED'))
);
--> statement-breakpoint
CREATE TABLE "office_seal_authorization" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"seal_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"envelope_ids" jsonb NOT NULL,
	"bst_ids" jsonb NOT NULL,
	"end_at" timestamp with time zone,
	"count" integer,
	"created_at" timestamp with time zone NOT NULL,
	"created_by_id" uuid NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "office_seal_authorization_scope" CHECK (scope in ('ALL', 'ENVELOPES', 'TEMPLATES'))
);
--> statement-breakpoint
CREATE TABLE "office_seal_group" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "office_seal_use" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"seal_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"authorization_id" uuid,
	"envelope_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"turn_id" uuid,
	"signed_at" timestamp with time zone,
	CONSTRAINT "office_seal_use_state" CHECK ((turn_id is null) = (signed_at is not null))
);
--> statement-breakpoint
ALTER TABLE "office_seal" ADD CONSTRAINT "office_seal_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_seal" ADD CONSTRAINT "office_seal_group_id_office_seal_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."office_seal_group"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_seal" ADD CONSTRAINT "office_seal_author_id_member_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_seal_application" ADD CONSTRAINT "office_seal_application_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_seal_application" ADD CONSTRAINT "office_seal_application_seal_id_office_seal_id_fk" FOREIGN KEY ("seal_id") REFERENCES "public"."office_seal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_seal_application" ADD CONSTRAINT "office_seal_application_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_seal_application" ADD CONSTRAINT "office_seal_application_handled_by_id_member_id_fk" FOREIGN KEY ("handled_by_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_seal_authorization" ADD CONSTRAINT "office_seal_authorization_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_seal_authorization" ADD CONSTRAINT "office_seal_authorization_seal_id_office_seal_id_fk" FOREIGN KEY ("seal_id") REFERENCES "public"."office_seal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_seal_authorization" ADD CONSTRAINT "office_seal_authorization_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_seal_authorization" ADD CONSTRAINT "office_seal_authorization_created_by_id_member_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_seal_group" ADD CONSTRAINT "office_seal_group_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_seal_use" ADD CONSTRAINT "office_seal_use_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_seal_use" ADD CONSTRAINT "office_seal_use_seal_id_office_seal_id_fk" FOREIGN KEY ("seal_id") REFERENCES "public"."office_seal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_seal_use" ADD CONSTRAINT "office_seal_use_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_seal_use" ADD CONSTRAINT "office_seal_use_authorization_id_office_seal_authorization_id_fk" FOREIGN KEY ("authorization_id") REFERENCES "public"."office_seal_authorization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_seal_use" ADD CONSTRAINT "office_seal_use_turn_id_reservation_participant_id_fk" FOREIGN KEY ("turn_id") REFERENCES "public"."reservation"("participant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "office_seal_list" ON "office_seal" USING btree ("enterprise_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "office_seal_of_group" ON "office_seal" USING btree ("group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "office_seal_name" ON "office_seal" USING btree ("enterprise_id","name") WHERE status = 'NORMAL' and check_status <> 'REFUSED';--> statement-breakpoint
CREATE INDEX "office_seal_application_list" ON "office_seal_application" USING btree ("enterprise_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "office_seal_application_member" ON "office_seal_application" USING btree ("member_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "office_seal_application_waiting" ON "office_seal_application" USING btree ("seal_id","member_id","kind") WHERE status = 'WAITING';--> statement-breakpoint
CREATE INDEX "office_seal_authorization_list" ON "office_seal_authorization" USING btree ("enterprise_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "office_seal_authorization_holder" ON "office_seal_authorization" USING btree ("member_id","seal_id");--> statement-breakpoint
CREATE INDEX "office_seal_authorization_seal" ON "office_seal_authorization" USING btree ("seal_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "office_seal_group_name" ON "office_seal_group" USING btree ("enterprise_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "office_seal_use_once" ON "office_seal_use" USING btree ("participant_id","seal_id");--> statement-breakpoint
CREATE INDEX "office_seal_use_list" ON "office_seal_use" USING btree ("enterprise_id","signed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "office_seal_use_seal" ON "office_seal_use" USING btree ("seal_id","signed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "office_seal_use_authorization" ON "office_seal_use" USING btree ("authorization_id");--> statement-breakpoint
CREATE INDEX "office_seal_use_turn" ON "office_seal_use" USING btree ("turn_id");