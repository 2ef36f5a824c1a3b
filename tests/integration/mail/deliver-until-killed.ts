import { pino } from 'pino';
import { readEnvironment } from '#config/environment.ts';
import { openDatabase } from '#database/connect.ts';
import { startEmailDelivery } from '#mail/email-delivery.ts';

// A process of its own, for mail-survives-kill.test.ts to end without warning.
const environment = readEnvironment(process.env);
const { db } = await openDatabase(environment);
startEmailDelivery({ db, environment, log: pino({ level: 'silent' }) });
