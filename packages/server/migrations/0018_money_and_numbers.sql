CREATE TABLE "contract_number" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"status" text NOT NULL,
	"prefix" text NOT NULL,
	"date_pattern" text NOT NULL,
	"width" integer NOT NULL,
	"reset" text NOT NULL,
	"place" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"status_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contract_number_status" CHECK (status in ('ENABLE', 'DISABLE')),
	CONSTRAINT "contract_number_date_pattern" CHECK (date_pattern in ('NONE', 'yyyy', 'yyyyMM', 'yyyyMMdd')),
	CONSTRAINT "contract_number_reset" CHECK (reset in ('NEVER', 'YEARLY', 'MONTHLY')),
	CONSTRAINT "contract_number_place" CHECK (place in ('NONE', 'HEADER_LEFT', 'HEADER_RIGHT', 'FOOTER_LEFT', 'FOOTER_RIGHT'))
);
--> statement-breakpoint
CREATE TABLE "contract_number_counter" (
	"contract_number_id" uuid NOT NULL,
	"period" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "contract_number_counter_contract_number_id_period_pk" PRIMARY KEY("contract_number_id","period")
);
--> statement-breakpoint
CREATE TABLE "contract_number_use" (
	"enterprise_id" uuid NOT NULL,
	"number" text NOT NULL,
	"envelope_id" uuid NOT NULL,
	"contract_number_id" uuid NOT NULL,
	"place" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contract_number_use_enterprise_id_number_pk" PRIMARY KEY("enterprise_id","number"),
	CONSTRAINT "contract_number_use_place" CHECK (place in ('NONE', 'HEADER_LEFT', 'HEADER_RIGHT', 'FOOTER_LEFT', 'FOOTER_RIGHT'))
);
--> statement-breakpoint
CREATE TABLE "charge_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"issued" integer NOT NULL,
	"available" integer NOT NULL,
	"held" integer NOT NULL,
	"spent" integer NOT NULL,
	"expired" integer NOT NULL,
	"low_threshold" integer,
	"low_told" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "charge_account_owner" CHECK (owner in ('PERSON', 'ENTERPRISE')),
	CONSTRAINT "charge_account_available" CHECK ("charge_account"."available" >= 0),
	CONSTRAINT "charge_account_held" CHECK ("charge_account"."held" >= 0),
	CONSTRAINT "charge_account_sum" CHECK ("charge_account"."issued" = "charge_account"."available" + "charge_account"."held" + "charge_account"."spent" + "charge_account"."expired")
);
--> statement-breakpoint
CREATE TABLE "charge_bill" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "charge_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"from_side" text NOT NULL,
	"to_side" text NOT NULL,
	"available_after" integer NOT NULL,
	"lot_id" uuid NOT NULL,
	"envelope_id" uuid,
	"order_id" uuid,
	"person_id" uuid,
	"member_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "charge_entry_kind" CHECK (kind in ('GRANT', 'PURCHASE', 'HOLD', 'CONSUME', 'REFUND', 'EXPIRE')),
	CONSTRAINT "charge_entry_sides" CHECK ("charge_entry"."from_side" <> "charge_entry"."to_side"),
	CONSTRAINT "charge_entry_amount" CHECK ("charge_entry"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "charge_lot" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"remaining" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "charge_lot_remaining" CHECK ("charge_lot"."remaining" >= 0 and "charge_lot"."remaining" <= "charge_lot"."amount")
);
--> statement-breakpoint
CREATE TABLE "charge_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"account_id" uuid NOT NULL,
	"owner" text NOT NULL,
	"payer_name" text NOT NULL,
	"person_id" uuid NOT NULL,
	"member_id" uuid,
	"package_code" text NOT NULL,
	"charges" integer NOT NULL,
	"price_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"valid_days" integer NOT NULL,
	"payment_kind" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "charge_order_status" CHECK (status in ('WAITING', 'PAID', 'CANCELLED')),
	CONSTRAINT "charge_order_owner" CHECK (owner in ('PERSON', 'ENTERPRISE')),
	CONSTRAINT "charge_order_payment" CHECK (payment_kind in ('OFFLINE_TRANSFER'))
);
--> statement-breakpoint
ALTER TABLE "envelope" ADD COLUMN "contract_number" text;--> statement-breakpoint
ALTER TABLE "contract_number" ADD CONSTRAINT "contract_number_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_number_counter" ADD CONSTRAINT "contract_number_counter_contract_number_id_contract_number_id_fk" FOREIGN KEY ("contract_number_id") REFERENCES "public"."contract_number"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_number_use" ADD CONSTRAINT "contract_number_use_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_number_use" ADD CONSTRAINT "contract_number_use_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_number_use" ADD CONSTRAINT "contract_number_use_contract_number_id_contract_number_id_fk" FOREIGN KEY ("contract_number_id") REFERENCES "public"."contract_number"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_bill" ADD CONSTRAINT "charge_bill_order_id_charge_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."charge_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_entry" ADD CONSTRAINT "charge_entry_account_id_charge_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."charge_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_entry" ADD CONSTRAINT "charge_entry_lot_id_charge_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."charge_lot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_lot" ADD CONSTRAINT "charge_lot_account_id_charge_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."charge_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contract_number_enabled" ON "contract_number" USING btree ("enterprise_id") WHERE status = 'ENABLE';--> statement-breakpoint
CREATE UNIQUE INDEX "contract_number_prefix" ON "contract_number" USING btree ("enterprise_id","prefix");--> statement-breakpoint
CREATE INDEX "contract_number_enterprise" ON "contract_number" USING btree ("enterprise_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_number_use_envelope" ON "contract_number_use" USING btree ("envelope_id");--> statement-breakpoint
CREATE UNIQUE INDEX "charge_bill_number" ON "charge_bill" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "charge_bill_order" ON "charge_bill" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "charge_bill_account" ON "charge_bill" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "charge_entry_account" ON "charge_entry" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "charge_entry_at" ON "charge_entry" USING btree ("account_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "charge_entry_grant" ON "charge_entry" USING btree ("account_id") WHERE kind = 'GRANT';--> statement-breakpoint
CREATE UNIQUE INDEX "charge_entry_order" ON "charge_entry" USING btree ("order_id") WHERE kind = 'PURCHASE';--> statement-breakpoint
CREATE UNIQUE INDEX "charge_entry_hold" ON "charge_entry" USING btree ("envelope_id") WHERE kind = 'HOLD';--> statement-breakpoint
CREATE UNIQUE INDEX "charge_entry_settled" ON "charge_entry" USING btree ("envelope_id") WHERE kind in ('CONSUME', 'REFUND');--> statement-breakpoint
CREATE INDEX "charge_lot_left" ON "charge_lot" USING btree ("account_id","expires_at","id") WHERE remaining > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "charge_order_reference" ON "charge_order" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "charge_order_account" ON "charge_order" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "charge_order_status" ON "charge_order" USING btree ("status","id");