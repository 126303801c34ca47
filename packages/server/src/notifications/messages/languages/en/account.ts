import { quotedText } from '@countersign/domain';
import { changeOf, deviceOf } from '../account-facts.ts';
import type { AccountNotice } from '../../account-words.ts';
import type { Words } from '../../envelope-words.ts';
import { instantText } from '../instant-text.ts';
import type { AccountTexts } from '../../notice-texts.ts';

const ZONE = 'Asia/Shanghai';

function words(notice: AccountNotice, when: string): Words {
  const name = 'name' in notice ? quotedText(notice.name, 'name', 'en') : '';
  switch (notice.kind) {
    case 'NEW_DEVICE':
      return {
        subject: 'Login from a new device',
        sentence: `Your account was logged in to from a new device on ${when} (${deviceOf(notice, (browser, system) => `${browser} on ${system}`, 'unknown device')}, IP ${notice.ip})`,
      };
    case 'PASSWORD_CHANGED':
      return {
        subject: 'Your login password was changed',
        sentence: `Your login password was changed on ${when}; all other devices are logged out${notice.keysRemoved ? ', and passkeys and signing phones are removed' : ''}`,
      };
    case 'SIGN_PASSWORD_SET':
      return {
        subject: 'Your sign password was set',
        sentence: `A sign password was set for your account on ${when}`,
      };
    case 'SIGN_PASSWORD_CHANGED':
      return {
        subject: 'Your sign password was changed',
        sentence: `Your sign password was changed on ${when}`,
      };
    case 'PASSKEY_CREATED':
      return {
        subject: 'A passkey was added to your account',
        sentence: `The passkey ${name} was added to your account on ${when}; it can be used to log in`,
      };
    case 'SHIELD_CREATED':
      return {
        subject: 'A phone was added to your account',
        sentence: `The phone ${name} was added to your account on ${when}; it can be used to sign contracts`,
      };
    case 'CONTACT_CHANGED':
      return {
        subject: 'Your contact was changed',
        sentence: `A contact of your account was changed on ${when}: ${changeOf(notice, 'none')}`,
      };
    case 'DELETION_CHANGED': {
      const { deleteAt, reason } = notice;
      if (deleteAt !== null)
        return {
          subject: 'You asked to delete your account',
          sentence: `On ${when} you asked to delete your account; it is deleted on ${instantText(new Date(deleteAt), ZONE, 'en')}, and a login before then cancels that`,
        };
      return {
        subject: 'The deletion of your account is cancelled',
        sentence: `The deletion of your account was cancelled on ${when}: ${reason === 'LOGIN' ? 'you logged in again' : 'you still own an enterprise or have running contracts'}`,
      };
    }
    case 'RETENTION_DUE': {
      const whose = notice.enterpriseName === null ? 'your account' : quotedText(notice.enterpriseName, 'name', 'en');
      const from = instantText(new Date(notice.deleteAt), ZONE, 'en');
      return {
        subject: `Contracts to be deleted by the retention policy: ${notice.count}`,
        sentence: `The retention policy will delete ${notice.count} ended contract(s) of ${whose}, from ${from} on; other parties keep theirs`,
      };
    }
    default:
      return notice satisfies never;
  }
}

/** Notices about an account. */
export const account: AccountTexts = {
  words,
  warn: 'If it was not you, change your password now and sign that device out',
  warnOfKey: 'If it was not you, remove it here now and change your password',
  warnOfRetention: 'To keep them, export them before or change the policy',
  check: 'Check your account',
  see: 'See the policy',
  message: (by, sentence, warn, link) => `[${by}] ${sentence}. ${warn}: ${link}`,
};
