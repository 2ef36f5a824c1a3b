import {
  password,
  session,
  sessions,
  sessionsEndOthers,
  sessionsIdDelete,
} from '#api/staff/account/account.ts';
import {
  confirmPassword,
  ownAccount,
  ownAccountPut,
  ownLocalePut,
  recoveryCodesPost,
  secondFactorConfirm,
  secondFactorOff,
  secondFactorPost,
} from '#api/staff/account/own-account.ts';
import { messagesId, messagesIdReplies, messagesIdStatus } from '#api/staff/messages/messages.ts';
import { emailState, outboxDrop, outboxId, outboxIdPage, outboxIdResend } from '#api/staff/outbox/outbox.ts';
import { waiting } from '#api/staff/overview/overview.ts';
import {
  invitationsIdDelete,
  invitationsPost,
  people,
  peopleIdDeactivate,
  peopleIdReactivate,
  peopleIdSecondFactorOff,
} from '#api/staff/people/people.ts';
import type { ApiRoute } from './http/endpoint.ts';
import { dbHealth } from './public/health/db-health.ts';
import { health } from './public/health/health.ts';
import { acceptInvitation, checkInvitation } from './public/invitations/invitations.ts';
import { checkOtp } from './public/sign-in/check-otp.ts';
import { sendOtp } from './public/sign-in/send-otp.ts';
import { signIn } from './public/sign-in/sign-in.ts';
import { signOut } from './public/sign-in/sign-out.ts';
import { activity, activityUndo } from './staff/activity/activity.ts';
import { messages } from './staff/messages/messages.ts';
import {
  backupFiles,
  backupFilesFileCheck,
  backupFilesFileDelete,
  backupFilesFileDownload,
  backupFilesFileNewer,
  backupFilesFileRestore,
  backupFilesPost,
} from './staff/operations/backup-files.ts';
import { backups } from './staff/operations/backups.ts';
import { shopHealth } from './staff/operations/shop-health.ts';
import {
  deliveries,
  deliveriesDayEnd,
  deliveriesDayStops,
  drivers,
  driversIdDelete,
  driversIdPut,
  driversPost,
} from './staff/orders/deliveries.ts';
import { outbox } from './staff/outbox/outbox.ts';
import { overview } from './staff/overview/overview.ts';
import {
  personalDataErase,
  personalDataExport,
  personalDataSearch,
} from './staff/personal-data/personal-data.ts';

/** Sign-in, people, email, personal data, deliveries, messages, backups and health: the second part of the table. */
export const operationCalls: readonly ApiRoute[] = [
  signIn,
  signOut,
  sendOtp,
  checkOtp,
  session,
  sessions,
  sessionsEndOthers,
  sessionsIdDelete,
  password,
  confirmPassword,
  ownAccount,
  ownAccountPut,
  ownLocalePut,
  secondFactorPost,
  secondFactorConfirm,
  secondFactorOff,
  recoveryCodesPost,
  people,
  peopleIdDeactivate,
  peopleIdReactivate,
  peopleIdSecondFactorOff,
  invitationsPost,
  invitationsIdDelete,
  checkInvitation,
  acceptInvitation,
  outbox,
  // Before the email whose id is in the address.
  emailState,
  outboxId,
  outboxIdPage,
  outboxIdResend,
  outboxDrop,
  personalDataSearch,
  personalDataExport,
  personalDataErase,
  activity,
  activityUndo,
  deliveries,
  deliveriesDayStops,
  deliveriesDayEnd,
  drivers,
  driversPost,
  driversIdPut,
  driversIdDelete,
  messages,
  messagesId,
  messagesIdStatus,
  messagesIdReplies,
  overview,
  waiting,
  backups,
  backupFiles,
  backupFilesPost,
  backupFilesFileCheck,
  backupFilesFileDelete,
  backupFilesFileNewer,
  backupFilesFileRestore,
  backupFilesFileDownload,
  health,
  shopHealth,
  dbHealth,
];
