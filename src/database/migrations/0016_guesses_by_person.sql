-- Wrong guesses of a one-time code count for the person whose code it is, or for the name that was typed.
SET LOCAL lock_timeout = '3s';--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "guess_counter" text;
