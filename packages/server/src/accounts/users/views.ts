import { person as personTable } from '../../platform/database/schema/people.ts';
import { readable } from '../../platform/database/view.ts';

// The columns that other features read.
export const person = readable(personTable, [
  'id',
  'phone',
  'email',
  'nickname',
  'realName',
  'accountStatus',
  'idttvStatus',
  'identityNumberHash',
  'signPasswordHash',
  'language',
  'reminders',
  'noticePreferences',
  'acceptedTerms',
  'registeredAt',
  'lastLoginAt',
  'deletedAt',
]);
