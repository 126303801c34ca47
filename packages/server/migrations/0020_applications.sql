CREATE TABLE "api_client" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"key_hash" text NOT NULL,
	"key_prefix" text NOT NULL,
	"old_key_hash" text,
	"old_key_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expire_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"last_used_ip" text
);
--> statement-breakpoint
CREATE TABLE "webhook" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"url" text NOT NULL,
	"description" text NOT NULL,
	"events" jsonb NOT NULL,
	"secret_sealed" text NOT NULL,
	"old_secret_sealed" text,
	"old_secret_until" timestamp with time zone,
	"enabled" boolean DEFAULT true NOT NULL,
	"failing_since" timestamp with time zone,
	"given_up_at" timestamp with time zone,
	"last_number" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"webhook_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"type" text NOT NULL,
	"payload" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_attempt_at" timestamp with time zone,
	"next_attempt_at" timestamp with time zone,
	"response_status" integer,
	"response_body" text,
	"duration_ms" integer,
	"fault" text,
	CONSTRAINT "webhook_delivery_status" CHECK (status in ('WAITING', 'DELIVERED', 'FAILED')),
	CONSTRAINT "webhook_delivery_fault" CHECK (fault is null or fault in ('ADDRESS_FORBIDDEN', 'NAME_UNKNOWN', 'UNREACHABLE', 'TLS', 'TIMEOUT', 'REDIRECT', 'REFUSED', 'SWITCHED_OFF'))
);
--> statement-breakpoint
ALTER TABLE "api_client" ADD CONSTRAINT "api_client_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_client" ADD CONSTRAINT "api_client_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhook"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_client_key" ON "api_client" USING btree ("key_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "api_client_old_key" ON "api_client" USING btree ("old_key_hash");--> statement-breakpoint
CREATE INDEX "api_client_enterprise" ON "api_client" USING btree ("enterprise_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "webhook_enterprise" ON "webhook" USING btree ("enterprise_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_delivery_number" ON "webhook_delivery" USING btree ("webhook_id","number");--> statement-breakpoint
CREATE INDEX "webhook_delivery_status" ON "webhook_delivery" USING btree ("webhook_id","status","number");--> statement-breakpoint
CREATE INDEX "webhook_delivery_created" ON "webhook_delivery" USING btree ("webhook_id","created_at");