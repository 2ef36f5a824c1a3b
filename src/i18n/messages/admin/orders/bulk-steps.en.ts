import { pluralForm } from '#i18n/plural.ts';

const orders = (count: number) =>
  pluralForm('en', count, { one: `${count} order`, other: `${count} orders` });

const countedMinutes = (count: number) =>
  pluralForm('en', count, { one: `${count} minute`, other: `${count} minutes` });

/** Texts of steps that staff take for many orders at once. */
export const bulkStepsEn = {
  chosen: (count: number) => `${orders(count)} selected`,
  clear: 'Clear selection',
  steps: { confirmed: 'Confirm', preparing: 'Start preparing', out_for_delivery: 'Send out' },
  title: {
    confirmed: (count: number) => `Confirm ${orders(count)}?`,
    preparing: (count: number) => `Start preparing ${orders(count)}?`,
    out_for_delivery: (count: number) => `Send out ${orders(count)}?`,
  },
  noneTitle: 'None of these orders can take this step',
  confirm: (step: string, count: number) => `${step} (${count})`,
  mailed: (minutes: number) =>
    `The buyers are told by email in ${countedMinutes(minutes)}. Until then you can undo it, and nothing is sent.`,
  notMailed: (minutes: number) =>
    `The buyers are not written to for this step. You can undo it for ${countedMinutes(minutes)}.`,
  skips: (count: number) =>
    pluralForm('en', count, {
      one: `${count} of them is not confirmed yet and skips that step.`,
      other: `${count} of them are not confirmed yet and skip that step.`,
    }),
  leftOut: (count: number) => `${orders(count)} left out`,
  done: {
    confirmed: (count: number) => `${orders(count)} confirmed`,
    preparing: (count: number) =>
      pluralForm('en', count, {
        one: `${count} order is being prepared`,
        other: `${count} orders are being prepared`,
      }),
    out_for_delivery: (count: number) => `${orders(count)} sent out`,
  },
  undoUntil: (time: string) => `Emails are held until ${time}.`,
  undo: 'Undo',
  undone: (count: number) =>
    count === 0
      ? 'Nothing was undone.'
      : pluralForm('en', count, {
          one: `${count} order is as before. No email was sent.`,
          other: `${count} orders are as before. No email was sent.`,
        }),
  undoRefused: 'These stay as they are',
  close: 'Close',
  reasons: {
    already: 'is at this step already',
    further: 'is further along already',
    delivered: 'is delivered',
    cancelled: 'is cancelled',
    proposal_waits: 'a change is waiting for the buyer’s answer',
    gone: 'no longer exists',
    changed: 'was changed since',
    email_sent: 'the email to the buyer has left',
  },
};

export type BulkStepsTexts = typeof bulkStepsEn;
