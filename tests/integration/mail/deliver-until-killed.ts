import { pino } from 'pino';
import { readEnvironment } from '#config/environment.ts';
import { openDatabase } from '#database/connect.ts';
import { startMailDelivery } from '#mail/mail-delivery.ts';

// A process of its own, for mail-survives-kill.test.ts to end without warning.
const environment = readEnvironment(process.env);
const { db } = await openDatabase(environment);
startMailDelivery({ db, environment, log: pino({ level: 'silent' }) });
