CREATE TABLE "bst" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"group_id" uuid,
	"author_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"avatar_file_id" uuid,
	"avatar_digest" text,
	"config_version" integer NOT NULL,
	"config" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL,
	"recycled_at" timestamp with time zone,
	CONSTRAINT "bst_status" CHECK (status in ('ENABLED', 'DISABLED'))
);
--> statement-breakpoint
CREATE TABLE "bst_editing" (
	"bst_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"envelope_id" uuid NOT NULL,
	"base_version" integer NOT NULL,
	CONSTRAINT "bst_editing_bst_id_member_id_pk" PRIMARY KEY("bst_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "bst_file" (
	"bst_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "bst_file_bst_id_file_id_pk" PRIMARY KEY("bst_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "bst_group" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bst_use" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bst_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"envelope_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "envelope" ADD COLUMN "bst_id" uuid;--> statement-breakpoint
ALTER TABLE "envelope" ADD COLUMN "is_bst_editing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bst" ADD CONSTRAINT "bst_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bst" ADD CONSTRAINT "bst_group_id_bst_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."bst_group"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bst" ADD CONSTRAINT "bst_author_id_member_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bst_editing" ADD CONSTRAINT "bst_editing_bst_id_bst_id_fk" FOREIGN KEY ("bst_id") REFERENCES "public"."bst"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bst_editing" ADD CONSTRAINT "bst_editing_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bst_editing" ADD CONSTRAINT "bst_editing_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bst_file" ADD CONSTRAINT "bst_file_bst_id_bst_id_fk" FOREIGN KEY ("bst_id") REFERENCES "public"."bst"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bst_file" ADD CONSTRAINT "bst_file_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bst_group" ADD CONSTRAINT "bst_group_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bst_use" ADD CONSTRAINT "bst_use_bst_id_bst_id_fk" FOREIGN KEY ("bst_id") REFERENCES "public"."bst"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bst_use" ADD CONSTRAINT "bst_use_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bst_use" ADD CONSTRAINT "bst_use_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bst_enterprise" ON "bst" USING btree ("enterprise_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE recycled_at is null;--> statement-breakpoint
CREATE INDEX "bst_group_of" ON "bst" USING btree ("group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bst_avatar_file" ON "bst" USING btree ("avatar_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bst_editing_envelope" ON "bst_editing" USING btree ("envelope_id");--> statement-breakpoint
CREATE INDEX "bst_file_file" ON "bst_file" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bst_group_name" ON "bst_group" USING btree ("enterprise_id","name");--> statement-breakpoint
CREATE INDEX "bst_use_bst" ON "bst_use" USING btree ("bst_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bst_use_member" ON "bst_use" USING btree ("bst_id","member_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);