import { defineContract } from '#api/http/contract.ts';
import { waitingSchema } from './overview.contract.ts';

export const waitingContract = defineContract({
  method: 'get',
  path: '/api/waiting',
  group: 'Overview',
  summary: 'What waits for somebody',
  description: 'The counts of the overview alone, for the menu of every screen.',
  access: 'staff',
  errors: ['database_unavailable'],
  data: waitingSchema,
});
